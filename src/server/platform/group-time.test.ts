/** Local clock times as moments, over both changes of the clocks. */
import { describe, expect, it } from 'vitest'
import { clockOf, localMoment, momentsOf } from './group-time.ts'

const moment = (zone: string, date: string, time: string) => clockOf(zone)(date, time).toISOString()

describe('a local time as a moment', () => {
  it.each([
    ['America/New_York', '2026-07-01', '07:00', '2026-07-01T11:00:00.000Z'],
    ['America/New_York', '2026-12-01', '07:00', '2026-12-01T12:00:00.000Z'],
    ['Europe/London', '2026-03-29', '07:00', '2026-03-29T06:00:00.000Z'],
    ['Australia/Sydney', '2026-12-01', '07:00', '2026-11-30T20:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-12-01', '07:00', '2026-11-30T20:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-07-01', '07:00', '2026-06-30T20:30:00.000Z'],
    ['America/Phoenix', '2026-07-01', '07:00', '2026-07-01T14:00:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01', '07:00', '2026-07-01T01:15:00.000Z'],
    ['UTC', '2026-07-01', '07:00', '2026-07-01T07:00:00.000Z'],
  ])('%s %s %s is %s', (zone, date, time, expected) => {
    expect(moment(zone, date, time)).toBe(expected)
  })

  it('reads an hour that occurs twice as the first', () => {
    expect(moment('America/New_York', '2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z')
    expect(moment('Europe/London', '2026-10-25', '01:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(moment('Australia/Lord_Howe', '2026-04-05', '01:45')).toBe('2026-04-04T14:45:00.000Z')
  })

  it('reads an hour that does not occur with the offset before the change', () => {
    expect(moment('America/New_York', '2026-03-08', '02:30')).toBe('2026-03-08T07:30:00.000Z')
    expect(moment('Australia/Lord_Howe', '2026-10-04', '02:15')).toBe('2026-10-03T15:45:00.000Z')
  })

  it('says what the clock there says, on every day of a year', () => {
    for (const zone of ['America/New_York', 'Europe/London', 'Australia/Sydney', 'Australia/Lord_Howe']) {
      const clock = clockOf(zone)
      for (let day = 0; day < 365; day++) {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
        for (const time of ['00:00', '07:00', '19:00', '23:59']) {
          expect(localMoment(clock(date, time), zone)).toEqual({ date, time })
        }
      }
    }
  })
})

describe('a shift', () => {
  const hours = (zone: string, date: string, startTime: string, endTime: string) => {
    const { start, end } = momentsOf({ date, startTime, endTime }, clockOf(zone))
    return (end.getTime() - start.getTime()) / 3_600_000
  }

  it.each([
    ['New York, an ordinary night', 'America/New_York', '2026-12-01', 12],
    ['New York, clocks forward', 'America/New_York', '2026-03-07', 11],
    ['New York, clocks back', 'America/New_York', '2026-10-31', 13],
    ['London, clocks forward', 'Europe/London', '2026-03-28', 11],
    ['London, clocks back', 'Europe/London', '2026-10-24', 13],
    ['Sydney, clocks back', 'Australia/Sydney', '2026-04-04', 13],
    ['Sydney, clocks forward', 'Australia/Sydney', '2026-10-03', 11],
    ['Lord Howe, half an hour back', 'Australia/Lord_Howe', '2026-04-04', 12.5],
    ['Lord Howe, half an hour forward', 'Australia/Lord_Howe', '2026-10-03', 11.5],
    ['Phoenix, which never changes', 'America/Phoenix', '2026-03-07', 12],
  ])('%s', (_, zone, date, expected) => {
    expect(hours(zone, date, '19:00', '07:00')).toBe(expected)
  })

  it('of a whole day ends a day later, and one inside the missing hour keeps its length', () => {
    expect(hours('America/New_York', '2026-12-01', '07:00', '07:00')).toBe(24)
    expect(hours('America/New_York', '2026-03-08', '02:30', '03:00')).toBe(0.5)
  })
})
