#!/usr/bin/env python3
"""Answers requests with Spark: usage: with-spark.py PROGRESSION RULES REQUESTS ANSWERS-FOLDER

Started by `spark-submit --master ...` it runs on a cluster; the program, the rules and both paths must
be found there by the same names.
"""
import shlex
import sys

from pyspark.sql import SparkSession


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    progression, rules, requests, folder = sys.argv[1:]
    spark = SparkSession.builder.appName("progression evaluate").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    # With checkCode a process that ends with an exit code other than 0 fails its task.
    spark.sparkContext.textFile(requests, minPartitions=8).pipe(
        shlex.join([progression, "evaluate", rules]), checkCode=True
    ).saveAsTextFile(folder)
    spark.stop()


main()
