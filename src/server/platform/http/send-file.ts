/** Sends a file: its name for every browser, never sniffed, and 304 to a calendar program that already has it. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from '../../../contract/route.ts'

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): FastifyReply {
  const { name, mediaType, content, isInline = false, etag } = file
  reply.header('content-disposition', `${isInline ? 'inline' : 'attachment'}; ${fileNameParameters(name)}`)
  if (etag !== undefined) {
    // Weak: compression changes the bytes but not the content.
    const tag = `W/"${etag}"`
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  reply.type(mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
  if (typeof content === 'string') return reply.send(content)
  return reply.send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content))
}

function isKnown(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((part) => part.trim().replace(/^(?!W\/)/, 'W/'))
  return header?.trim() === '*' || known.includes(tag)
}

/** Longest name in characters, without the ending. */
const longestName = 80

/** A name valid in every file system: no separators, no control or direction characters, no reserved prefix. */
export function safeFileName(name: string, ending: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"/\\|?*%]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${[...safe].slice(0, longestName).join('').trim() || 'Evenshift'}.${ending}`
}

/** Both forms of RFC 6266: plain letters for old programs, and the whole name in UTF-8. */
function fileNameParameters(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '_')
    .replace(/["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*!]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
