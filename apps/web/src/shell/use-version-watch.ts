import { useSession } from '@dragoman/hooks/session'
import { watchVersion } from '@dragoman/hooks/version-check'
import { useEffect } from 'react'

/** Signs out when the server has a new minor or major version (rule version.check); the reload brings the new app. */
export function useVersionWatch() {
  const { session } = useSession()
  useEffect(() => watchVersion({ session, load: configuredVersion, onLogout: () => location.reload() }), [session])
}

/** The version that the files of the app were built as. It lies beside them, so that it is there wherever they are served from. */
async function configuredVersion(): Promise<string> {
  const answer = await fetch('/version.json', { cache: 'no-store' })
  const { version }: { version: string } = await answer.json()
  return version
}
