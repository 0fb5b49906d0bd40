/** How much a new version of the application asks of users who still run the old one. */
export type VersionChange = 'none' | 'patch' | 'minor' | 'major'

/**
 * How far two versions (`major.minor.patch`, a leading `v` and what follows a dash or plus are ignored) are apart, up
 * or down. Undefined where one of them isn't a version: an unreadable version signs no one out.
 */
export function versionChange(present: string, configured: string): VersionChange | undefined {
  const [a, b] = [parts(present), parts(configured)]
  if (!a || !b) return undefined
  if (a[0] !== b[0]) return 'major'
  if (a[1] !== b[1]) return 'minor'
  return a[2] === b[2] ? 'none' : 'patch'
}

/** Whether a change logs people out: one of the major or minor part does, a patch does not. */
export const endsSession = (change: VersionChange | undefined): boolean => change === 'major' || change === 'minor'

/** Milliseconds between two looks at the configured version. */
export const versionCheckInterval = 120_000

function parts(version: string): [number, number, number] | undefined {
  const match = /^v?(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version.trim())
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined
}
