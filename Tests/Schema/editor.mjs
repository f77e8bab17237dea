// Asks the JSON language service of VS Code what it makes of the schemas of a new pack.
//
//     node editor.mjs WORKER PROGRESSION FOLDER
//
// WORKER is `json.worker-….js` of the Monaco editor, as the Python package `qtmonaco` has it: the same
// language service in a worker. FOLDER is a pack that `progression new` has written.
//
// In each case `|` is the cursor. `marks` are what is underlined, in order, and a part of what is said
// there; `offers` are some of the proposals in their order, `hides` what is not among them.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import vm from "node:vm";

const [worker, progression, folder] = process.argv.slice(2);

const source = readFileSync(worker, "utf8");
const start = /self\.onmessage=\(\)=>\{\w+\(\((\w+),(\w+)\)=>new (\w+)\(\1,\2\)\)\}/;
if (!start.test(source)) throw new Error("the worker begins in another way than it did");
globalThis.self = globalThis;
vm.runInThisContext(source.replace(start, "globalThis.JSONWorker=$3"));

const models = [];
function service(subject) {
  const words = ["schema", folder, "--for", subject];
  const schema = JSON.parse(execFileSync(progression, words, { maxBuffer: 1 << 28 }));
  return new globalThis.JSONWorker(
    { getMirrorModels: () => models, host: {} },
    {
      languageId: "json",
      languageSettings: {
        validate: true,
        schemas: [{ uri: "schema://pack", fileMatch: ["*"], schema }],
      },
      enableSchemaRequest: false,
    },
  );
}

const world = (text) =>
  `{"formatVersion":1,"id":"a","version":"1","worlds":[{"id":"a","levels":1},{"id":"b","levels":1,${text}}]}`;
const step = (text) => `{"rules":"../rules.json","scenarios":[{"name":"a","steps":[${text}]}]}`;

const cases = [
  ["pack", world(`"unlock": {"stars": "all", "atLeats": 6}`), {
    marks: [["atLeats", "beside `stars` may stand since, atLeast,"]] }],
  ["pack", world(`"unlock": {"strs": "all", "atLeast": 6}`), {
    marks: [["strs", "a condition begins with a head key"]] }],
  ["pack", world(`"unlock": {"all": [{"completed": "meadow"}, {"completd": "meadow"}]}`), {
    marks: [["completd", "a condition begins with a head key"]] }],
  ["pack", world(`"unlock": {"stars": "all"}`), { marks: [["unlock", `Missing property "atLeast"`]] }],
  ["pack", world(`"unlock": {"stars": "medow", "atLeast": 1}`), {
    marks: [["medow", `Valid values: "all", "meadow", "canyon"`]] }],
  ["pack", world(`"unlock": {"completed": "medow"}`), {
    marks: [["medow", `Valid values: "meadow", "canyon"`]] }],
  ["pack", world(`"unlock": {"price": {"coinz": 5}}`), {
    marks: [["coinz", `Valid values: "coins"`]] }],
  ["pack", world(`"unlock": {"price": 500}`), { marks: [["500", `a price is {"coins": 50}`]] }],
  ["pack", world(`"unlock": [{"completed": "meadow"}]`), {
    marks: [["completed", "a route has the keys when, price"]] }],
  ["pack", world(`"rewards": {"coins": 50}`), {
    marks: [["coins", "has the keys onUnlock, onComplete"]] }],
  ["pack", world(`"unlok": true`), { marks: [["unlok", "a world has the keys id, title, levels"]] }],
  ["pack", world(`"unlock": {"quest": "x", |}`), { offers: ["completed", "stars", "when", "price"] }],
  ["pack", world(`"unlock": {"stars": "all", "|"}`), {
    offers: ["since", "atLeast", "notEquals"], hides: ["completed", "with"] }],
  ["pack", world(`"unlock": {"|"}`), { offers: ["completed"], hides: ["active", "met", "flag"] }],
  ["pack", world(`"unlock": {"completed": |}`), {
    offers: [`"meadow"`, `"meadow/hidden-glade"`, `"shop"`, `"$previous"`] }],
  ["pack", world(`"unlock": {"price": {"|"}}`), { offers: ["coins"] }],
  ["pack", world(`"unlock": |`), { offers: ["when a node is completed", "true"] }],
  ["pack", world(`"scope": |`), { offers: [`"playthrough"`, `"account"`] }],
  ["pack", world(`"rewards": {"onComplete": {"|"}}`), { offers: ["unlock", "coins"] }],
  ["pack", `{"$allow": {"|"}}`, { offers: ["never-completed-world"] }],
  ["scenarios", step(`{"complete": "meadow/1", "stas": 3}`), {
    marks: [["stas", "beside `complete` may stand stars, score"]] }],
  ["scenarios", step(`{"complete": "meadow/9"}`), { marks: [["meadow/9", "Valid values: "]] }],
  ["scenarios", step(`{"complete": "meadow/9", "expectRejected": "unknownId"}`), { marks: [] }],
  ["scenarios", step(`{"select": "medow", "expectRejected": "locked"}`), {
    marks: [["medow", "Valid values: "]] }],
  ["scenarios", step(`{"repeat": 2, "steps": [{"select": "medow", "expectRejected": "locked"}]}`), {
    marks: [["medow", "Valid values: "]] }],
  ["scenarios", step(`{"complete": "{level}", "stars": "{stars}"}`), { marks: [] }],
  ["scenarios", step(`{"complete": "meadow/1", "expect": {"newlyUnlockd": []}}`), {
    marks: [["newlyUnlockd", "`expect` has the keys have, stars"]] }],
  ["scenarios", step(`{"expect": {"status": {"meadow": "lokked"}}}`), {
    marks: [["lokked", `Valid values: "hidden", "completed"`]] }],
  ["scenarios", step(`{"expect": {"status": {"medow": "locked"}}}`), {
    marks: [["medow", "Valid values: "]] }],
  ["scenarios", step(`{|}`), { offers: ["expect", "complete", "press", "upgrade"], hides: ["meet"] }],
  ["scenarios", step(`{"complete": |}`), { offers: [`"meadow"`, `"meadow/1"`] }],
  ["scenarios", step(`{"expect": {"status": {"|"}}}`), { offers: ["meadow", "meadow/1", "shop"] }],
  ["scenarios", step(`{"expect": {"status": {"meadow": |}}}`), { offers: [`"hidden"`] }],
];

const services = {};
let failures = 0;
for (const [subject, marked, expected] of cases) {
  services[subject] ??= service(subject);
  const cursor = marked.indexOf("|");
  const text = marked.replace("|", "");
  const uri = "file:///document.json";
  models.splice(0, 1, { uri: { toString: () => uri }, version: 1, getValue: () => text });
  const problems = [];
  if (expected.marks) {
    const found = (await services[subject].doValidation(uri)).map(({ range, message }) => [
      text.slice(range.start.character, range.end.character).replace(/^"|"$/g, ""), message,
    ]);
    const fits = found.length === expected.marks.length
      && found.every(([mark, message], index) =>
        mark === expected.marks[index][0] && message.includes(expected.marks[index][1]));
    if (!fits) problems.push(`marks ${JSON.stringify(found)}`);
  }
  if (cursor >= 0) {
    const position = { line: 0, character: cursor };
    const labels = (await services[subject].doComplete(uri, position)).items.map((one) => one.label);
    let from = 0;
    for (const offer of expected.offers ?? []) {
      const next = labels.indexOf(offer, from);
      if (next < 0) problems.push(`does not offer ${offer} after ${labels.slice(0, from).at(-1)}`);
      from = Math.max(from, next + 1);
    }
    for (const hidden of expected.hides ?? []) {
      if (labels.includes(hidden)) problems.push(`offers ${hidden}`);
    }
    if (problems.length > 0) problems.push(`offers ${JSON.stringify(labels)}`);
  }
  for (const problem of problems) console.error(`error: ${marked}: ${problem}`);
  failures += problems.length;
}
console.log(`the language service of VS Code: ${cases.length} cases`);
process.exit(failures > 0 ? 1 : 0);
