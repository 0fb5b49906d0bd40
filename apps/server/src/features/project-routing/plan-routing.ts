import type { RoutedUnit } from './tables.ts'

/** The fields of a unit that decide what it gets. */
export type Routed = Pick<RoutedUnit, 'orgUnitId' | 'targetLocales' | 'fileExtensions'>

export interface RequestedFile {
  id: string
  name: string
}

/** A file with the locales in which someone gets it. */
export interface FilePart<File extends RequestedFile> {
  file: File
  locales: string[]
}

export interface PlannedPart<Unit extends Routed, File extends RequestedFile> {
  unit: Unit
  locales: string[]
  files: FilePart<File>[]
}

export interface RoutingPlan<Unit extends Routed, File extends RequestedFile> {
  parts: PlannedPart<Unit, File>[]
  unroutedLocales: string[]
  unroutedFiles: FilePart<File>[]
}

export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** Those that name something; where none does, those that name nothing take the rest. */
function takers<Unit>(units: readonly Unit[], named: (unit: Unit) => readonly string[], wanted: string): Unit[] {
  const naming = units.filter((unit) => named(unit).includes(wanted))
  return naming.length > 0 ? naming : units.filter((unit) => named(unit).length === 0)
}

/**
 * Distributes files and languages to units. First each language finds its units, then each file among these its own.
 * Without files, languages alone are distributed.
 */
export function planRouting<Unit extends Routed, File extends RequestedFile>(
  units: readonly Unit[],
  locales: readonly string[],
  files: readonly File[],
): RoutingPlan<Unit, File> {
  const parts = units.map((unit): PlannedPart<Unit, File> => ({ unit, locales: [], files: [] }))
  const unroutedLocales: string[] = []
  const unroutedFiles: FilePart<File>[] = []
  for (const locale of locales) {
    const ofLocale = takers(parts, ({ unit }) => unit.targetLocales, locale)
    if (ofLocale.length === 0) unroutedLocales.push(locale)
    if (files.length === 0) for (const part of ofLocale) part.locales.push(locale)
    for (const file of ofLocale.length === 0 ? [] : files) {
      const ofFile = takers(ofLocale, ({ unit }) => unit.fileExtensions, extensionOf(file.name))
      for (const part of ofFile) {
        if (!part.locales.includes(locale)) part.locales.push(locale)
        add(part.files, file, locale)
      }
      if (ofFile.length === 0) add(unroutedFiles, file, locale)
    }
  }
  return { parts: parts.filter((part) => part.locales.length > 0), unroutedLocales, unroutedFiles }
}

function add<File extends RequestedFile>(parts: FilePart<File>[], file: File, locale: string): void {
  const present = parts.find((part) => part.file.id === file.id)
  if (present) present.locales.push(locale)
  else parts.push({ file, locales: [locale] })
}

/** Two units that would both get the same file in the same language: where they are, and what it is. */
export function overlapOf(
  units: readonly Routed[],
): { at: number; with: number; locale?: string; extension?: string } | undefined {
  for (const [at, unit] of units.entries()) {
    for (const [other, earlier] of units.slice(0, at).entries()) {
      const locale = shared(earlier.targetLocales, unit.targetLocales)
      const extension = shared(earlier.fileExtensions, unit.fileExtensions)
      if (locale === undefined || extension === undefined) continue
      return { at, with: other, ...(locale !== '' && { locale }), ...(extension !== '' && { extension }) }
    }
  }
  return undefined
}

/** The values that both name; empty where both take the rest; undefined where they share nothing. */
const shared = (one: readonly string[], other: readonly string[]): string | undefined =>
  one.length === 0 && other.length === 0 ? '' : one.find((value) => other.includes(value))
