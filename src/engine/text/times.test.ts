import { expect, test } from 'vitest'
import { formatTightTimes, formatTime, formatTimes, parseTime } from './times.ts'

test.each([
  ['00:00', '12:00 AM'],
  ['07:00', '7:00 AM'],
  ['12:00', '12:00 PM'],
  ['12:30', '12:30 PM'],
  ['19:05', '7:05 PM'],
])('%s is %s', (time, said) => {
  expect(formatTime(time)).toBe(said)
  expect(formatTime(time, '24-hour')).toBe(time)
  expect(parseTime(said)).toBe(time)
})

test('spans are written in full or tight', () => {
  expect(formatTimes({ startTime: '07:00', endTime: '19:00' })).toBe('7:00 AM–7:00 PM')
  expect(formatTightTimes({ startTime: '19:30', endTime: '07:00' })).toBe('7:30p–7a')
  expect(formatTightTimes({ startTime: '07:00', endTime: '19:00' }, '24-hour')).toBe('07:00–19:00')
})

test.each([
  ['7', '07:00'],
  ['7a', '07:00'],
  ['7 p.m.', '19:00'],
  ['730p', '19:30'],
  ['1930', '19:30'],
  ['0:15', '00:15'],
  ['12a', '00:00'],
  ['noon', '12:00'],
])('typed %s is %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time)
})

test.each(['', '25', '7:60', '13 pm', '0 am', 'seven', '7:00 xm', '19000'])('"%s" is no time', (typed) => {
  expect(parseTime(typed)).toBeUndefined()
})
