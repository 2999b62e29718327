/** The time zones of the United States by the names people use, then all others. */

const american: Record<string, string> = {
  'America/New_York': 'Eastern Time (New York)',
  'America/Chicago': 'Central Time (Chicago)',
  'America/Denver': 'Mountain Time (Denver)',
  'America/Phoenix': 'Mountain Time, no daylight saving (Phoenix)',
  'America/Los_Angeles': 'Pacific Time (Los Angeles)',
  'America/Anchorage': 'Alaska Time (Anchorage)',
  'Pacific/Honolulu': 'Hawaii Time (Honolulu)',
}

export const timeZones = [
  ...Object.entries(american).map(([value, label]) => ({ value, label })),
  ...Intl.supportedValuesOf('timeZone')
    .filter((value) => !(value in american))
    .map((value) => ({ value, label: value.replaceAll('_', ' ') })),
]
