/** The frame of the few sign-in pages the server renders itself; they need no script and load only the typeface. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'
import { pageStyle } from './page-style.ts'

/** Allows the stylesheet by its hash, its typeface, and forms that stay on this site. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function renderPage(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · Evenshift</title>
<style>${{ html: pageStyle }}</style>
</head>
<body>
<main>
<p class="brand">
<svg viewBox="0 0 20 20" width="24" height="24" aria-hidden="true"><rect class="bar" y="1" width="13" height="4.4" rx="2.2"/><rect class="long" x="5" y="7.8" width="15" height="4.4" rx="2.2"/><rect class="bar" y="14.6" width="13" height="4.4" rx="2.2"/></svg>
Evenshift
</p>
${content}
</main>
</body>
</html>
`.html
}

export type Message = {
  title: string
  sentence: string
  /** Where to continue; a new sign-in by default. */
  link?: { text: string; href: string }
}

export function renderMessage({ title, sentence, link = { text: 'Try again', href: '/api/login' } }: Message): string {
  return renderPage(
    title,
    html`<section>
<h1>${title}</h1>
<p role="alert">${sentence}</p>
<p><a class="button" href="${link.href}">${link.text}</a> <a href="/">Home</a></p>
</section>`,
  )
}

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-store')
    .send(page)
}
