/** The field kinds: files as groups keep them, each a whole kind of its own. Every other kind is only measured, never looked at. */
import { type Draw, drawGroup, type Made } from './draw.ts'
import * as exported from './exports.ts'
import * as grids from './grids.ts'
import * as services from './services.ts'

type Kind = (draw: Draw) => Made | Promise<Made>

export const fieldKinds: Record<'tuned' | 'held-out', Record<string, Kind>> = {
  tuned: {
    weekHeaders: grids.weekHeaders,
    timesInCells: grids.timesInCells,
    footnotes: grids.footnotes,
    spanishGrid: grids.spanishGrid,
    germanGrid: grids.germanGrid,
    hiddenSheets: grids.hiddenSheets,
    suffixedNames: grids.suffixedNames,
    bars: grids.bars,
    hoursInCells: grids.hoursInCells,
    halfDays: grids.halfDays,
    callByService: services.callByService,
    vacationRows: services.vacationRows,
    locumsAndOpen: services.locumsAndOpen,
    weeksOfTeams: services.weeksOfTeams,
    callWithPhones: services.callWithPhones,
    sharedDays: services.sharedDays,
    staffExport: exported.staffExport,
    subjects: exported.subjects,
    dailyMessage: exported.dailyMessage,
    signUps: exported.signUps,
    splitDates: exported.splitDates,
    weeksAcross: exported.weeksAcross,
    printedMonths: services.printedMonths,
    dayAndNight: services.dayAndNight,
    initialsBelow: services.initialsBelow,
    decorated: grids.decorated,
  },
  'held-out': {
    payPeriods: grids.payPeriods,
    frenchGrid: grids.frenchGrid,
    serialDates: grids.serialDates,
    countedGrid: grids.countedGrid,
    twoSites: grids.twoSites,
    initialsAcross: grids.initialsAcross,
    blocks: grids.blocks,
    monthsAcross: services.monthsAcross,
    weekBlocks: services.weekBlocks,
    timesDown: services.timesDown,
    callReport: exported.callReport,
    framedTable: exported.framedTable,
    stretches: exported.stretches,
    rolesWithStretches: exported.rolesWithStretches,
    calendarFile: exported.calendarFile,
    yearless: exported.yearless,
  },
}

export async function makeField(kind: Kind, seed: number): Promise<Made> {
  return kind(drawGroup(seed))
}
