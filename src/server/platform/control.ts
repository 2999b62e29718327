/**
 * Commands on the server's machine while it runs: a socket in the data folder that only its owner can
 * open. The embedded database belongs to one process, so `npm run admin` and `npm run backup` ask that process.
 */
import { chmodSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { join } from 'node:path'
import { describeError } from './log.ts'

export type Command = (argument: string) => Promise<string>
/** By name: what it does with its argument; returns one sentence. */
export type Commands = Record<string, Command>

/** A refusal for the terminal, without a stack. */
export class CommandRefused extends Error {}

function socketPath(dataFolder: string): string {
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\evenshift-${Buffer.from(dataFolder).toString('hex')}`
    : join(dataFolder, 'control.sock')
}

export async function openControl(dataFolder: string, commands: Commands): Promise<Server> {
  const path = socketPath(dataFolder)
  // Left by a killed process; the folder's lock ensures that no one listens on it.
  rmSync(path, { force: true })
  const server = createServer(async (request, response) => {
    const [name = '', argument = ''] = (request.url ?? '').slice(1).split('/').map(decodeURIComponent)
    const command = commands[name]
    try {
      if (!command) throw new CommandRefused(`There is no command ${name}.`)
      response.end(await command(argument))
    } catch (error) {
      response.statusCode = error instanceof CommandRefused ? 400 : 500
      response.end(describeError(error).message)
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  if (process.platform !== 'win32') chmodSync(path, 0o600)
  return server
}

/** Asks the running server; undefined if none listens. */
export function askServer(dataFolder: string, name: string, argument: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const path = `/${encodeURIComponent(name)}/${encodeURIComponent(argument)}`
    const asked = httpRequest({ socketPath: socketPath(dataFolder), path }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new CommandRefused(text))))
    })
    asked.on('error', () => resolve(undefined))
    asked.end()
  })
}
