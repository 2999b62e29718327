/** Words for what is counted: shifts, hours, days off, stretches, open shifts. */
export const countedWords = {
  // What is counted.
  people:
    'bodies, body, mds, md, personnel, clinician, providers on, different physicians, different doctors, different people, different docs, different hospitalists, unique physicians, unique doctors, unique people, distinct physicians, distinct doctors, distinct people, physician, physicians, doctor, doctors, doc, docs, people, person, hospitalist, hospitalists, members, member, staff, colleague, colleagues, provider, providers, clinicians, names, crew, folks, guys, gang, hospitalist team, teammates',
  everyone:
    'each one, each person, each of them, apiece, everyone, everybody, all physicians, all docs, all doctors, everyones, every physician, each physician, each doc, each doctor',
  shifts:
    'shift count, shift counts, shift total, shift totals, load, loads, workload, workloads, shift, shifts, duty, duties, slots, slot, spots, spot',
  hours: 'physician hours, person hours, work hours, working hours, hour, hours, hrs, hr',
  day: 'day, days',
  week: 'week, weeks',
  month: 'month, months',
  weekday: 'weekday, day of the week, days of the week, weekdays',
  role: 'role, roles, position, positions',
  weekendsOff:
    'weekend off, weekends off, full weekend off, full weekends off, free weekend, free weekends, whole weekend off, weekends free',
  daysOff: 'days off, day off, free days, free day, off days, off day, days free',
  stretch:
    'back to back, in a row, consecutive, consecutive days, days in a row, days straight, days running, shifts in a row, straight, straight days, consecutively, longest stretch, longest run, longest streak, stretch, streak, streaks, run, runs, most days in a row, most consecutive days, longest, stretches, in one stretch, working days in a row',
  offStretch:
    'longest stretch off, longest break, longest time off, longest run off, days off in a row, consecutive days off, straight days off, days off straight, longest stretch of days off, most days off in a row, back to back days off, most consecutive days off',
  sleepy:
    'fatigue, fatigued, risk of fatigue, at risk of fatigue, at risk for fatigue, fatigue risk, tired, tiring, sleepy, sleepiness, exhausted, exhausting, drowsy, worn out',
  pay: 'pay, paid, pay for, paying, payroll, get paid, get paid for, paid for, payable',
  rest: 'least rested, most rested, rest, rest between shifts, hours between shifts, between shifts, turnaround, hours of rest, time between shifts, break between shifts, hours off between shifts',
  // The weakest days are those with the most open shifts.
  open: 'enough, enough people, enough staff, enough coverage, enough docs, coverage, opening, openings, gaps in coverage, holes in coverage, coverage gaps, coverage holes, gap in coverage, gaps in the schedule, holes in the schedule, up for grabs, unclaimed, no coverage, need coverage, need covering, need filling, no name on, nobody on, no one on, with nobody assigned, with no one assigned, nobody assigned, no one assigned, without anyone assigned, leave open, left open, leave unfilled, left unfilled, go unfilled, went unfilled, left to fill, still to fill, yet to fill, to be filled, weakest, worst, thinnest, tightest, riskiest, all shifts covered, all covered, fully covered, fully staffed, everything covered, all shifts filled, all filled, open, unfilled, uncovered, unassigned, empty, vacant, not filled, not covered, gap, gaps, hole, holes, need somebody, need someone, needs somebody, needs someone, still need somebody, still need someone, short, missing, unstaffed, still open, nobody has, no one has, enough, adequately staffed, all set, fully covered, short a, short on, short of, understaffed, short staffed, thin, stretched thin, are we covered, are we good, are we set, are we staffed, are we all set, are we ok, are we okay, are we short, are we fully covered, coverage for, coverage on, coverage in, coverage look, staffing look, staffing',
  filled: 'filled, covered, fill',
  fte: 'half time, fte, ftes, full time equivalents, full time equivalent',
  work: 'served, serve, serves, serving as, served as, accumulated, accumulate, present, taken by, covered by, filled by, done by, staffed by, held by, picked up by, supposed to work, supposed to be working, meant to work, due to work, due in, in the hospital, at the hospital, in the building, on site, onsite, at work, on the floor, on the floors, in the house, on the wards, take, taking, carry, carries, carried, hold, holds, held, fall, falls, fell, busy, slated, slated for, signed up, signed up for, down for, put down for, penciled in, took, takes, taken, scheduling, supposed to be on, supposed to be here, stuck with, stuck working, stuck on, stuck, landed, drew, drawn, manning, handled, handling, racked up, clocked, staffing the, serving, work, works, worked, working, done, scheduled, doing, covering, covers, assigned, on duty, on service, in house, on shift, rostered, staffed, booked, cover, pull, pulls, pulled, pulling, logged, put in, look, looks, looking, on call, on the schedule, on the roster, have on',
  off: 'off, free, available, unscheduled',
} as const
