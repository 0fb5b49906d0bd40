/** What an import did, as the job's report says it. */
export interface ImportReport {
  units: number
  created: number
  written: number
  withoutSource: number
  withoutTarget: number
  skippedLines: number[]
}

const counts = ['units', 'created', 'written', 'withoutSource', 'withoutTarget'] as const

/** Reads a job's report, whose shape the contract leaves to the type of the job; undefined for anything else. */
export function readImportReport(report: unknown): ImportReport | undefined {
  if (typeof report !== 'object' || report === null) return undefined
  const fields = new Map(Object.entries(report))
  const lines = fields.get('skippedLines')
  if (!Array.isArray(lines) || !counts.every((name) => typeof fields.get(name) === 'number')) return undefined
  return report as ImportReport
}
