/** The embedded database's files in a folder, with syncs that reach the disk: PGlite's own file system ignores them. */
import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts we use of the WebAssembly file system (Emscripten's NODEFS); PGlite doesn't type it. */
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  /** Turns errors of Node into the error numbers that PostgreSQL understands. */
  tryFSOperation(operate: () => void): void
}

export function openSyncedFiles(folder: string): NodeFS {
  const files = new NodeFS(folder)
  const initialise = files.init.bind(files)
  files.init = async (pglite, options) => {
    const prepared = await initialise(pglite, options)
    const preRun = prepared.emscriptenOpts.preRun ?? []
    const steps = Array.isArray(preRun) ? preRun : [preRun]
    const { emscriptenOpts } = prepared
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...steps, (module) => mapSync(readFileSystem(module))] } }
  }
  return files
}

/** fdatasync is enough: it also writes a file's length, the only metadata PostgreSQL needs. */
function mapSync(system: NodeFileSystem): void {
  system.stream_ops.fsync = (stream) => {
    system.tryFSOperation(() => fs.fdatasyncSync(stream.nfd))
    return 0
  }
}

function readFileSystem(module: object): NodeFileSystem {
  const system: unknown = Reflect.get(module, 'NODEFS')
  if (typeof system !== 'object' || system === null || !('stream_ops' in system) || !('tryFSOperation' in system)) {
    throw new Error('This version of PGlite has no NODEFS.stream_ops, so commits would not be synced to the disk.')
  }
  return system as NodeFileSystem
}

/** Syncs every file and folder below `folder`, once. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) syncFolder(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
