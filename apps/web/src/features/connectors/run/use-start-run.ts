import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorRunStart } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { configPlace } from '../connector-places.ts'

/** Starts a run of a connection, and shows it. */
export function useStartRun(configUuid: string, kind: ConnectorKind) {
  const navigate = useNavigate()
  const run = useMutation(mutation(api.connectors.startRun))
  const show = ({ uuid }: { uuid: string }) =>
    void navigate({
      ...configPlace(kind, configUuid),
      search: { tab: 'runs', run: uuid },
    })
  return {
    start: (body: ConnectorRunStart) => run.mutate({ path: { configUuid }, body }, { onSuccess: show }),
    show,
    isPending: run.isPending,
  }
}
