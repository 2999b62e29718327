/** Christmas Day is Christmas in tight places. */
export function shortHoliday(name: string): string {
  return name.replace(/ Day$/, '').replace('Martin Luther King Jr.', 'MLK')
}
