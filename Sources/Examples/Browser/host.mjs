// The engine in WebAssembly, with Node as its host. A page does the same with fetch().
//
//   node host.mjs commands FOLDER            the commands of every scenario in FOLDER, a line each;
//                                            an empty line begins a new player
//   node host.mjs play MODULE.wasm PACK      plays the commands on standard input
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The commands of a list of steps, without what only a scenario has. */
function commands(steps) {
  return steps.flatMap((step) => {
    if (step.repeat !== undefined) {
      return Array.from({ length: step.repeat }, () => commands(step.steps ?? [])).flat();
    }
    const { expect, expectRejected, player, playthrough, ...command } = step;
    const keys = Object.keys(command).filter((key) => !key.startsWith("x-") && key[0] !== "$");
    return keys.length > 0 ? [JSON.stringify(command)] : [];
  });
}

function printCommands(folder) {
  const lines = [];
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith(".json")) continue;
    const file = JSON.parse(readFileSync(join(folder, name), "utf8"));
    for (const scenario of file.scenarios ?? []) lines.push("", ...commands(scenario.steps ?? []));
  }
  console.log(lines.join("\n"));
}

/** Memory for the module: blocks of powers of two, each with its size before it. */
class Memory {
  constructor() {
    this.free = new Map();
    this.top = 0;
  }

  attach(exports) {
    this.memory = exports.memory;
    this.top = exports.__heap_base.value;
  }

  get bytes() {
    return new Uint8Array(this.memory.buffer);
  }

  allocate(size, alignment) {
    const room = Math.max(alignment, 16);
    const needed = 2 ** Math.ceil(Math.log2(Math.max(size, 1) + room));
    const list = this.free.get(needed) ?? [];
    let block = list.pop();
    if (block === undefined) {
      block = Math.ceil(this.top / 16) * 16;
      this.top = block + needed;
      const missing = this.top - this.memory.buffer.byteLength;
      if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    }
    const address = Math.ceil((block + 8) / room) * room;
    const view = new DataView(this.memory.buffer);
    view.setUint32(address - 8, block, true);
    view.setUint32(address - 4, needed, true);
    return address;
  }

  release(address) {
    if (address === 0) return;
    const view = new DataView(this.memory.buffer);
    const block = view.getUint32(address - 8, true);
    const size = view.getUint32(address - 4, true);
    if (!this.free.has(size)) this.free.set(size, []);
    this.free.get(size).push(block);
  }
}

function imports(memory) {
  return {
    posix_memalign(result, alignment, size) {
      const address = memory.allocate(size, alignment);
      new DataView(memory.memory.buffer).setUint32(result, address, true);
      return 0;
    },
    free: (address) => memory.release(address),
    memcpy(to, from, count) {
      memory.bytes.copyWithin(to, from, from + count);
      return to;
    },
    memmove(to, from, count) {
      memory.bytes.copyWithin(to, from, from + count);
      return to;
    },
    memset(to, value, count) {
      memory.bytes.fill(value, to, to + count);
      return to;
    },
    memcmp(left, right, count) {
      const bytes = memory.bytes;
      for (let i = 0; i < count; i += 1) {
        if (bytes[left + i] !== bytes[right + i]) return bytes[left + i] - bytes[right + i];
      }
      return 0;
    },
    // Seeds of hash tables. No order comes from them, so any bytes do.
    arc4random_buf(to, count) {
      for (let i = 0; i < count; i += 1) memory.bytes[to + i] = (i * 37 + 11) & 255;
    },
    // The low 128 bits of a product, which 32-bit hardware asks its C library for.
    __multi3(result, lowA, highA, lowB, highB) {
      const a = (BigInt.asUintN(64, highA) << 64n) | BigInt.asUintN(64, lowA);
      const b = (BigInt.asUintN(64, highB) << 64n) | BigInt.asUintN(64, lowB);
      const product = a * b;
      const view = new DataView(memory.memory.buffer);
      view.setBigUint64(result, BigInt.asUintN(64, product), true);
      view.setBigUint64(result + 8, BigInt.asUintN(64, product >> 64n), true);
    },
    __stack_chk_fail() {
      throw new Error("the stack of the module overflowed");
    },
    __stack_chk_guard: new WebAssembly.Global({ value: "i32", mutable: false }, 1),
  };
}

async function play(modulePath, packPath) {
  const memory = new Memory();
  const module = await WebAssembly.compile(readFileSync(modulePath));
  const supplied = imports(memory);
  const env = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (from !== "env" || !(name in supplied)) throw new Error(`the host lacks ${from}.${name}`);
    env[name] = supplied[name];
  }
  const { exports } = await WebAssembly.instantiate(module, { env });
  memory.attach(exports);
  exports._initialize?.();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const call = (name, bytes) => {
    const address = exports.progression_buffer(bytes.length);
    memory.bytes.set(bytes, address);
    const count = exports[name](bytes.length);
    const answer = exports.progression_answer();
    return decoder.decode(memory.bytes.slice(answer, answer + count));
  };
  const lines = [call("progression_load", readFileSync(packPath))];
  const text = readFileSync(0, "utf8").replace(/\n$/, "");
  for (const line of text.split("\n")) lines.push(call("progression_send", encoder.encode(line)));
  console.log(lines.join("\n"));
}

const [, , verb, ...paths] = process.argv;
if (verb === "commands" && paths.length === 1) {
  printCommands(paths[0]);
} else if (verb === "play" && paths.length === 2) {
  await play(...paths);
} else {
  console.error("usage: host.mjs commands FOLDER | host.mjs play MODULE.wasm PACK");
  process.exit(2);
}
