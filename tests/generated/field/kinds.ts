/** The field kinds: files as groups keep them, each a whole kind of its own. Every other kind is only measured, never looked at. */

import * as coverage from './coverage.ts'
import { type Draw, drawGroup, type Made } from './draw.ts'
import * as exported from './exports.ts'
import * as grids from './grids.ts'
import * as looks from './grids-of-looks.ts'
import * as languages from './languages.ts'
import * as lateFiles from './late-files.ts'
import * as laterGrids from './later-grids.ts'
import * as laterLists from './later-lists.ts'
import * as lists from './lists.ts'
import * as noSchedules from './no-schedules.ts'
import * as services from './services.ts'
import * as strangeGrids from './strange-grids.ts'
import * as strangeLanguages from './strange-languages.ts'
import * as strangeLists from './strange-lists.ts'
import * as strangeNames from './strange-names.ts'

type Kind = (draw: Draw) => Made | Promise<Made>

export const fieldKinds: Record<'tuned' | 'held-out', Record<string, Kind>> = {
  tuned: {
    weekHeaders: grids.weekHeaders,
    timesInCells: grids.timesInCells,
    footnotes: grids.footnotes,
    spanishGrid: languages.spanishGrid,
    germanGrid: languages.germanGrid,
    hiddenSheets: looks.hiddenSheets,
    suffixedNames: looks.suffixedNames,
    bars: looks.bars,
    hoursInCells: grids.hoursInCells,
    halfDays: looks.halfDays,
    callByService: services.callByService,
    vacationRows: services.vacationRows,
    locumsAndOpen: services.locumsAndOpen,
    weeksOfTeams: services.weeksOfTeams,
    callWithPhones: coverage.callWithPhones,
    sharedDays: coverage.sharedDays,
    staffExport: exported.staffExport,
    subjects: exported.subjects,
    dailyMessage: exported.dailyMessage,
    signUps: lists.signUps,
    splitDates: lists.splitDates,
    initialsAcross: looks.initialsAcross,
    serialDates: looks.serialDates,
    monthsAcross: services.monthsAcross,
    weeksAcross: lists.weeksAcross,
    printedMonths: coverage.printedMonths,
    dayAndNight: services.dayAndNight,
    initialsBelow: services.initialsBelow,
    decorated: looks.decorated,
    servicesWithPhones: strangeGrids.servicesWithPhones,
    weeksFromTo: strangeGrids.weeksFromTo,
    rolesInWeeks: strangeGrids.rolesInWeeks,
    dayAndNightColumns: strangeGrids.dayAndNightColumns,
    halfDraft: strangeGrids.halfDraft,
    fillsOnly: strangeGrids.fillsOnly,
    weeklyHours: strangeGrids.weeklyHours,
    abbreviationsElsewhere: strangeNames.abbreviationsElsewhere,
    nicknames: strangeNames.nicknames,
    namesOnTwoRows: strangeNames.namesOnTwoRows,
    sharedLastNames: strangeNames.sharedLastNames,
    titledStaff: strangeNames.titledStaff,
    remarksBeside: strangeLists.remarksBeside,
    twoMonthsBeside: strangeLists.twoMonthsBeside,
    swapsByArrow: strangeLists.swapsByArrow,
    zonedCalendar: strangeLists.zonedCalendar,
    mailedCalls: strangeLists.mailedCalls,
    messageLines: strangeLists.messageLines,
    stretchesInWords: strangeLists.stretchesInWords,
    frenchWeek: strangeLanguages.frenchWeek,
    spanishCalls: strangeLanguages.spanishCalls,
    germanDays: strangeLanguages.germanDays,
    phonesInCells: laterLists.phonesInCells,
    stretchesInCalendar: laterLists.stretchesInCalendar,
    rolesWithStretches: lists.rolesWithStretches,
    rolesByStretch: laterLists.rolesByStretch,
    spanishWithoutKey: strangeLanguages.spanishWithoutKey,
    frenchWeeksInWords: strangeLanguages.frenchWeeksInWords,
    daysOfEach: lateFiles.daysOfEach,
    datesOverTwoRows: lateFiles.datesOverTwoRows,
  },
  'held-out': {
    payPeriods: grids.payPeriods,
    frenchGrid: languages.frenchGrid,
    countedGrid: grids.countedGrid,
    twoSites: grids.twoSites,
    blocks: looks.blocks,
    weekBlocks: coverage.weekBlocks,
    timesDown: coverage.timesDown,
    callReport: exported.callReport,
    framedTable: exported.framedTable,
    stretches: exported.stretches,
    calendarFile: lists.calendarFile,
    yearless: lists.yearless,
    teamsByWeek: laterGrids.teamsByWeek,
    numberedBlocks: laterGrids.numberedBlocks,
    everyDayFilled: laterGrids.everyDayFilled,
    oneWeekOfHours: laterGrids.oneWeekOfHours,
    sitesOverShifts: laterGrids.sitesOverShifts,
    yearOfCalls: laterGrids.yearOfCalls,
    manyOpen: laterGrids.manyOpen,
    initialsAtRight: laterGrids.initialsAtRight,
    leaveOnly: laterGrids.leaveOnly,
    exportInParts: laterLists.exportInParts,
    pagedServices: laterLists.pagedServices,
    calendarOfHours: laterLists.calendarOfHours,
    weekendsOnly: laterLists.weekendsOnly,
    crossedOut: laterLists.crossedOut,
    timeCards: laterLists.timeCards,
    censusBeside: laterLists.censusBeside,
    germanWeeks: strangeLanguages.germanWeeks,
    sharedCell: lateFiles.sharedCell,
    pagersInParentheses: lateFiles.pagersInParentheses,
    holidaysNamed: lateFiles.holidaysNamed,
    outlookExport: lateFiles.outlookExport,
    peopleOnTop: lateFiles.peopleOnTop,
    europeanWeeks: lateFiles.europeanWeeks,
    coverageList: lateFiles.coverageList,
    weeksInWords: lateFiles.weeksInWords,
  },
}

/** Must never be called sure. */
export const otherKinds: Record<string, Kind> = {
  blankMonth: noSchedules.blankMonth,
  minutes: noSchedules.minutes,
  lectures: noSchedules.lectures,
  telephones: noSchedules.telephones,
  bill: lateFiles.bill,
  signIn: lateFiles.signIn,
}

export async function makeField(kind: Kind, seed: number): Promise<Made> {
  return kind(drawGroup(seed))
}
