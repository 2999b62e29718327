/** Where each calendar program accepts a subscription. */

export type CalendarLinks = { address: string; apple: string; google: string; outlook: string; isLocal: boolean }

export function calendarLinks(path: string, origin: string): CalendarLinks {
  const address = `${origin}${path}`
  // The scheme that calendar programs register for; they try https first.
  const webcal = address.replace(/^https?:/, 'webcal:')
  return {
    address,
    apple: webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.office.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name: 'My shifts' })}`,
    isLocal: /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin),
  }
}
