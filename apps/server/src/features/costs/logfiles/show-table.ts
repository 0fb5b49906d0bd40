import type { AnalysisTotals } from '@dragoman/sdk/operations/logfiles'
import type { Database } from '../../../kernel/database/connect.ts'
import { analysisTotals } from '../../../engines/analysis/analyse.ts'
import type { BandCount } from '../../../engines/analysis/analyse.ts'
import { bandKey } from '../../../engines/analysis/bands.ts'
import type { Band } from '../../../engines/analysis/bands.ts'
import { decimal } from '../../../kernel/decimal.ts'
import { loadCountedBands } from '../project-bands.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import type { LogfileRow } from './find-logfile.ts'

type Counted = BandCount & { factor: string }

/**
 * How to show what was counted as tables: with the bands and factors that the analysis counted with, those beside them
 * that nothing fell into. With `workflow`, the numbers are weighted by the factors of that step instead.
 */
export async function showTable(
  db: Database,
  project: ProjectRow,
  logfile: LogfileRow,
  counted: readonly Counted[],
  workflow: string = logfile.workflow,
): Promise<(own: readonly Counted[]) => AnalysisTotals[]> {
  const factors = new Map(counted.map(({ band, factor }) => [band, decimal(factor)]))
  const present = await countedBands(db, project, logfile, workflow)
  const isUnchanged = [...factors.keys()].every((key) => present.some((band) => band.key === key))
  const isOwnStep = workflow === logfile.workflow
  const bands = isUnchanged
    ? present.map((band) => ({ ...band, factor: (isOwnStep && factors.get(band.key)) || band.factor }))
    : [...factors].map(([key, factor]) => ({ ...bandOfKey(key), factor }))
  return (own) => analysisTotals(bands, own)
}

async function countedBands(db: Database, project: ProjectRow, logfile: LogfileRow, workflow: string): Promise<Band[]> {
  try {
    return (await loadCountedBands(db, project, logfile.netRates)).of(workflow)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

function bandOfKey(key: string): Omit<Band, 'factor'> {
  const range = /^(MT-)?(\d+)-(\d+)$/.exec(key)
  if (range) {
    const [start, end] = [Number(range[2]), Number(range[3])]
    const type = range[1] ? 'MT' : 'FUZZY'
    return { key: bandKey(type, start, end), type, start, end }
  }
  if (key === 'CONTEXT') return { key, type: 'CONTEXT', start: 101, end: 101 }
  if (key === 'NON_TRANSLATABLE') return { key, type: key, start: 100, end: 100 }
  return { key, type: key === 'EXACT' ? 'EXACT' : 'REPETITION', start: 100, end: 100 }
}
