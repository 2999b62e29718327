/** Messages that arrive while no page is open: the system shows them, and a click opens their page. */

/** The worker types needed for messages. */
export type MessageParts = {
  origin: string
  show(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>
  /** Pages of the product open on this device. */
  listPages(): Promise<readonly OpenPage[]>
  open(address: string): Promise<unknown>
}

export type OpenPage = { url: string; focus(): Promise<unknown>; navigate(address: string): Promise<unknown> }

type Message = { title: string; body: string; link?: string | null; tag?: string; isUrgent?: boolean }

/** Browsers require every push to be shown, even an unreadable one. */
export async function showMessage(parts: Pick<MessageParts, 'show'>, data: string | undefined): Promise<void> {
  const { title, body, link, tag, isUrgent } = readMessage(data)
  await parts.show(title, {
    body,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: { link: link ?? '/' },
    ...(tag && { tag, renotify: true }),
    ...(isUrgent && { requireInteraction: true }),
  })
}

function readMessage(data: string | undefined): Message {
  try {
    const message = JSON.parse(data ?? '') as Partial<Message>
    if (typeof message.title === 'string' && typeof message.body === 'string') return message as Message
  } catch {}
  return { title: 'Evenshift', body: 'You have a new message.' }
}

/** In an open page, otherwise in a new one; never outside the product. */
export async function openMessage(parts: Omit<MessageParts, 'show'>, link: unknown): Promise<void> {
  const address = new URL(typeof link === 'string' ? link : '/', parts.origin)
  const target = address.origin === parts.origin ? address.href : parts.origin
  const [page] = (await parts.listPages()).filter(({ url }) => new URL(url).origin === parts.origin)
  if (!page) return void (await parts.open(target))
  await page.focus()
  await page.navigate(target)
}
