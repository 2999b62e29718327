/** Says a moment in a language's way. Making a formatter takes far longer than using it: a month's grid says a thousand dates. */
const formatters = new Map<string, Intl.DateTimeFormat>()

export function formatMoment(locale: string, moment: Date | string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, formatter)
  return formatter.format(new Date(moment))
}
