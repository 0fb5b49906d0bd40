import { endsSession, versionChange, versionCheckInterval } from '@dragoman/sdk/app-version'
import type { Session } from '@dragoman/sdk/session'

export interface VersionCheckSettings {
  readonly session: Pick<Session, 'version' | 'logout' | 'getSnapshot'>
  /** The configured version, `major.minor.patch`. A failure is ignored until the next check. */
  readonly load: () => Promise<string>
  /** Called after the user was signed out for a new version. */
  readonly onLogout?: () => void
}

/**
 * Compares the version once: the first version and a new patch are only stored; a new major or minor version
 * signs the user out.
 */
export async function checkVersion({ session, load, onLogout }: VersionCheckSettings): Promise<void> {
  const configured = await load().catch(() => undefined)
  if (configured === undefined) return
  const present = session.version.get()
  const change = present === undefined ? 'none' : versionChange(present, configured)
  if (present !== undefined && change === undefined) return
  session.version.set(configured)
  if (!endsSession(change) || session.getSnapshot().phase !== 'authenticated') return
  // The user didn't ask for it, so signing in leads back to the same page.
  await session.logout(false).catch(() => undefined)
  onLogout?.()
}

/** Compares the version now and every 120,000 ms. Returns a function that stops it. */
export function watchVersion(settings: VersionCheckSettings): () => void {
  void checkVersion(settings)
  const timer = setInterval(() => void checkVersion(settings), versionCheckInterval)
  return () => clearInterval(timer)
}
