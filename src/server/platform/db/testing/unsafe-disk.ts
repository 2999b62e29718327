/**
 * A disk that loses power: what is done to the files of a folder is recorded, and from it the folder is made again as a disk may
 * hold it when the power fails at some moment. Synced writes are there; of the others none, or any. Names of files (made,
 * renamed, removed) reach the disk in their order, at the latest with the next sync, as file systems with a journal do it.
 */
import fs from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Change = { do: 'write'; at: number; data: Buffer } | { do: 'cut'; size: number }
type Naming =
  | { do: 'make'; path: string; file: number }
  | { do: 'rename'; from: string; to: string }
  | { do: 'remove'; path: string }
  | { do: 'folder'; path: string }
type Operation =
  | { kind: 'change'; file: number; change: Change }
  | { kind: 'naming'; naming: Naming }
  | { kind: 'sync'; file: number }
  | { kind: 'acknowledged'; what: number }

export type Recording = {
  /** What was acknowledged at this moment must survive a power loss. */
  acknowledge(what: number): void
  stop(): Operation[]
}

/** From now on, and for `folder` only. Whoever writes must do so on this thread. */
export function recordFiles(folder: string): Recording {
  const operations: Operation[] = []
  const files = new Map<string, number>()
  const opened = new Map<number, number>()
  let last = 0
  const within = (path: unknown): string | undefined => {
    const inside = relative(folder, String(path))
    return inside.startsWith('..') ? undefined : inside
  }
  const make = (path: string): number => {
    files.set(path, ++last)
    operations.push({ kind: 'naming', naming: { do: 'make', path, file: last } })
    return last
  }
  /** Files that were there before have a number from the first time that they are opened. */
  const fileAt = (path: string): number => {
    const known = files.get(path)
    if (known !== undefined) return known
    files.set(path, ++last)
    operations.push({ kind: 'naming', naming: { do: 'make', path, file: -last } })
    return last
  }
  const change = (file: number | undefined, what: Change) => {
    if (file !== undefined) operations.push({ kind: 'change', file, change: what })
  }
  const originals = { ...fs }
  const isThere = (path: unknown) => originals.existsSync(String(path))

  const replaced = {
    openSync: (...args: Parameters<typeof fs.openSync>) => {
      const path = within(args[0])
      const wasThere = isThere(args[0])
      const descriptor = originals.openSync(...args)
      opened.delete(descriptor)
      if (path === undefined || originals.fstatSync(descriptor).isDirectory()) return descriptor
      const file = wasThere ? fileAt(path) : make(path)
      opened.set(descriptor, file)
      const { O_TRUNC } = originals.constants
      if (wasThere && typeof args[1] === 'number' && (args[1] & O_TRUNC) !== 0) change(file, { do: 'cut', size: 0 })
      return descriptor
    },
    writeSync: (descriptor: number, from: Uint8Array, offset: number, length: number, at: number) => {
      const written = originals.writeSync(descriptor, from, offset, length, at)
      const data = Buffer.copyBytesFrom(from, offset, written)
      change(opened.get(descriptor), { do: 'write', at, data })
      return written
    },
    writeFileSync: (...args: Parameters<typeof fs.writeFileSync>) => {
      const path = typeof args[0] === 'number' ? undefined : within(args[0])
      const wasThere = isThere(args[0])
      originals.writeFileSync(...args)
      if (path === undefined) return
      const file = wasThere ? fileAt(path) : make(path)
      change(file, { do: 'cut', size: 0 })
      change(file, { do: 'write', at: 0, data: Buffer.from(String(args[1])) })
    },
    ftruncateSync: (descriptor: number, size = 0) => {
      originals.ftruncateSync(descriptor, size)
      change(opened.get(descriptor), { do: 'cut', size: size ?? 0 })
    },
    truncateSync: (path: string, size = 0) => {
      originals.truncateSync(path, size)
      const inside = within(path)
      if (inside !== undefined) change(fileAt(inside), { do: 'cut', size: size ?? 0 })
    },
    renameSync: (from: string, to: string) => {
      const [before, after] = [within(from), within(to)]
      const file = before === undefined ? undefined : fileAt(before)
      originals.renameSync(from, to)
      if (before === undefined || after === undefined || file === undefined) return
      files.delete(before)
      files.set(after, file)
      operations.push({ kind: 'naming', naming: { do: 'rename', from: before, to: after } })
    },
    unlinkSync: (path: string) => {
      originals.unlinkSync(path)
      const inside = within(path)
      if (inside === undefined) return
      files.delete(inside)
      operations.push({ kind: 'naming', naming: { do: 'remove', path: inside } })
    },
    mkdirSync: (...args: Parameters<typeof fs.mkdirSync>) => {
      const inside = within(args[0])
      if (inside !== undefined) operations.push({ kind: 'naming', naming: { do: 'folder', path: inside } })
      return originals.mkdirSync(...args)
    },
    fdatasyncSync: (descriptor: number) => {
      originals.fdatasyncSync(descriptor)
      const file = opened.get(descriptor)
      if (file !== undefined) operations.push({ kind: 'sync', file })
    },
  }
  Object.assign(fs, replaced)
  return {
    acknowledge: (what) => operations.push({ kind: 'acknowledged', what }),
    stop: () => {
      for (const name of Object.keys(replaced) as (keyof typeof replaced)[])
        Object.assign(fs, { [name]: originals[name] })
      return operations
    },
  }
}

/**
 * Turns `image`, a copy of the folder from before the recording, into what the disk holds when the power fails after so many
 * operations. `keeps` says whether an unsynced write reached it all the same. Returns what had last been acknowledged by then.
 */
export function losePower(image: string, operations: Operation[], after: number, keeps: () => boolean): number {
  const written = new Map<number, Buffer>()
  const unsynced = new Map<number, Change[]>()
  const paths = new Map<string, number>()
  let names: Naming[] = []
  let acknowledged = 0

  const name = (naming: Naming) => {
    if (naming.do === 'folder') fs.mkdirSync(join(image, naming.path), { recursive: true })
    if (naming.do === 'make') paths.set(naming.path, Math.abs(naming.file))
    if (naming.do === 'make' && naming.file > 0) written.set(naming.file, written.get(naming.file) ?? Buffer.alloc(0))
    if (naming.do === 'rename') {
      paths.set(naming.to, paths.get(naming.from)!)
      paths.delete(naming.from)
      fs.rmSync(join(image, naming.from), { force: true })
    }
    if (naming.do === 'remove') {
      paths.delete(naming.path)
      fs.rmSync(join(image, naming.path), { force: true })
    }
  }
  const apply = (file: number, change: Change) => {
    const content = written.get(file) ?? Buffer.alloc(0)
    const size = change.do === 'cut' ? change.size : Math.max(content.length, change.at + change.data.length)
    const grown = size === content.length ? content : Buffer.concat([content, Buffer.alloc(size)], size)
    if (change.do === 'write') change.data.copy(grown, change.at)
    written.set(file, grown)
  }

  for (const operation of operations.slice(0, after)) {
    if (operation.kind === 'acknowledged') acknowledged = operation.what
    // What a file held before the recording is on the disk already.
    if (operation.kind === 'naming' && operation.naming.do === 'make' && operation.naming.file < 0) {
      written.set(-operation.naming.file, fs.readFileSync(join(image, operation.naming.path)))
      name(operation.naming)
    } else if (operation.kind === 'naming') names.push(operation.naming)
    if (operation.kind === 'change')
      unsynced.set(operation.file, [...(unsynced.get(operation.file) ?? []), operation.change])
    if (operation.kind !== 'sync') continue
    names.forEach(name)
    names = []
    for (const change of unsynced.get(operation.file) ?? []) apply(operation.file, change)
    unsynced.delete(operation.file)
  }
  while (names.length > 0 && keeps()) name(names.shift()!)
  for (const [file, changes] of unsynced) for (const change of changes) if (keeps()) apply(file, change)
  for (const [path, file] of paths) {
    const content = written.get(file)
    if (!content) continue
    fs.mkdirSync(dirname(join(image, path)), { recursive: true })
    fs.writeFileSync(join(image, path), content)
  }
  return acknowledged
}
