import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Operation } from '@dragoman/sdk/operation'
import type { DownloadRequest } from '@dragoman/sdk/operations/shared'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { LinkButton } from '@dragoman/ui/LinkButton'
import { Row } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useMutation, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorText } from '../errors/error-text.ts'
import { hasMessage, t } from '../i18n/t.ts'
import { saveFrom } from './save-file.ts'

const interval = 500

type StatusQuery = UseQueryOptions<
  DownloadRequest,
  Error,
  DownloadRequest,
  readonly [resource: string, verb: string, params: object]
>

/**
 * An export from its start to its file, which the browser then downloads.
 * @param statusOf what asks how far it is, by its id and by what it was started with
 */
export function useFileExport<Params>(
  operation: Operation<Params, DownloadRequest>,
  statusOf: (requestUUID: string, params: Params) => StatusQuery,
) {
  const start = useMutation({ ...mutation(operation), meta: { showsErrors: true } })
  const cancel = useMutation(mutation(api.jobs.cancel))
  const requestUUID = start.data?.requestUuid
  const { data: request, error } = useQuery({
    ...statusOf(requestUUID ?? '', start.variables as Params),
    enabled: requestUUID !== undefined,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'STARTED' ? false : interval),
  })
  const url = request?.downloadUrl
  useEffect(() => {
    if (url) saveFrom(url)
  }, [url])
  return {
    request,
    requestUUID,
    url,
    failure: start.error ?? error,
    isRunning: start.isPending || (requestUUID !== undefined && !error && (!request || request.status === 'STARTED')),
    isCanceled: cancel.isSuccess,
    isCanceling: cancel.isPending,
    cancel: () => requestUUID && cancel.mutate({ path: { jobUuid: requestUUID } }),
    start: (params: Params) => {
      cancel.reset()
      start.mutate(params)
    },
  }
}

export interface ExportButtonProps {
  of: Omit<ReturnType<typeof useFileExport>, 'start'>
  label: string
  isDisabled: boolean
  onStart: () => void
}

/** Starts an export, then shows how far it is, and what came of it. */
export function ExportButton({ of, label, isDisabled, onStart }: ExportButtonProps) {
  const { request, requestUUID, url, failure, isRunning, isCanceled, isCanceling, cancel } = of
  const hasFailed = request?.status === 'FAILED'
  const notHeld = request?.notTaken ?? []
  return (
    <>
      <Row>
        <Button icon="download" isPending={isRunning} isDisabled={isDisabled} onPress={onStart}>
          {label}
        </Button>
        {url && !isRunning && (
          <LinkButton href={url} variant="quiet">
            {t('exchange.export.again')}
          </LinkButton>
        )}
      </Row>
      {isRunning && (
        <>
          <ProgressBar label={t('exchange.export.running')} value={request?.progress} />
          {requestUUID && (
            <Row>
              <Button size="small" isPending={isCanceling} onPress={cancel}>
                {t('shell.cancel')}
              </Button>
            </Row>
          )}
        </>
      )}
      {url && notHeld.length > 0 && (
        <InlineAlert tone="info" isAnnounced title={t('exchange.export.notHeld')}>
          <ul>
            {notHeld.map(({ name, count }) => (
              <li key={name}>{notHeldText(name, count)}</li>
            ))}
          </ul>
        </InlineAlert>
      )}
      {isCanceled && hasFailed && <p role="status">{t('exchange.export.canceled')}</p>}
      {(failure || (hasFailed && !isCanceled)) && (
        <InlineAlert tone="danger" isAnnounced>
          {failure ? errorText(failure) : t('exchange.export.failed')}
        </InlineAlert>
      )}
    </>
  )
}

function notHeldText(name: string, count: number): string {
  const id = `exchange.export.notHeld.${name}`
  return hasMessage(id) ? t(id as 'exchange.export.notHeld.codes', { count }) : `${name} (${count})`
}
