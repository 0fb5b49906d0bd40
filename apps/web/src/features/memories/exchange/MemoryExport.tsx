import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { LinkButton } from '@dragoman/ui/LinkButton'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Row, Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { Select } from '@dragoman/ui/Select'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { saveFrom } from '../../../files/save-file.ts'

const interval = 500
const fileTypes = ['tmx', 'csv', 'xlsx'] as const

/** Writes a memory, or some of its languages, as a file that the browser then downloads. */
export function MemoryExport({ memory }: { memory: TranslationMemory }) {
  const tmUuid = memory.uuid
  const [targetLocales, setTargetLocales] = useState<string[]>([])
  const [chosen, setChosen] = useState<(typeof fileTypes)[number]>('tmx')
  const start = useMutation({ ...mutation(api.translationMemories.export), meta: { showsErrors: true } })
  const cancel = useMutation(mutation(api.jobs.cancel))
  const requestUUID = start.data?.requestUuid
  const fileType = start.variables?.path.fileType ?? chosen
  const { data: request, error } = useQuery({
    ...query(api.translationMemories.getExportStatus, { path: { tmUuid, fileType, requestUUID: requestUUID ?? '' } }),
    enabled: requestUUID !== undefined,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'STARTED' ? false : interval),
  })
  const url = request?.downloadUrl
  useEffect(() => {
    if (url) saveFrom(url)
  }, [url])
  const failure = start.error ?? error
  const isRunning =
    start.isPending || (requestUUID !== undefined && !error && (!request || request.status === 'STARTED'))
  return (
    <Card title={t('tm.export')} description={t('tm.export.text')}>
      <Stack gap={16}>
        <Select
          label={t('tm.export.type')}
          options={fileTypes.map((id) => ({ id, label: t(`tm.export.type.${id}`) }))}
          value={chosen}
          isDisabled={isRunning}
          onChange={(next) => setChosen(fileTypes.find((each) => each === next)!)}
        />
        {memory.targetLocales.length > 1 && (
          <MultiSelect
            label={t('tm.targets')}
            isOptional
            description={t('tm.export.languages')}
            options={memory.targetLocales.map((locale) => ({ id: locale, label: languageName(locale) }))}
            value={targetLocales}
            onChange={setTargetLocales}
            emptyLabel={t('tm.form.noLanguage')}
            selectedLabel={t('tm.targets')}
          />
        )}
        <Row>
          <Button
            icon="download"
            isPending={isRunning}
            isDisabled={memory.totalUnits === 0}
            onPress={() => {
              cancel.reset()
              start.mutate({ path: { tmUuid, fileType: chosen }, query: { targetLocales } })
            }}
          >
            {t('tm.export.start')}
          </Button>
          {url && !isRunning && (
            <LinkButton href={url} variant="quiet">
              {t('tm.export.again')}
            </LinkButton>
          )}
        </Row>
        {isRunning && (
          <>
            <ProgressBar label={t('tm.export.running')} value={request?.progress} />
            {requestUUID && (
              <Row>
                <Button
                  size="small"
                  isPending={cancel.isPending}
                  onPress={() => cancel.mutate({ path: { jobUuid: requestUUID } })}
                >
                  {t('shell.cancel')}
                </Button>
              </Row>
            )}
          </>
        )}
        {cancel.isSuccess && request?.status === 'FAILED' && <p role="status">{t('tm.export.canceled')}</p>}
        {(failure || (request?.status === 'FAILED' && !cancel.isSuccess)) && (
          <InlineAlert tone="danger" isAnnounced>
            {failure ? errorText(failure) : t('tm.export.failed')}
          </InlineAlert>
        )}
      </Stack>
    </Card>
  )
}
