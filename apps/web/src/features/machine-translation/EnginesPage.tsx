import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row, Stack } from '@dragoman/ui/Page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { EngineTable } from './EngineTable.tsx'
import type { EngineKind } from './engine-kinds.ts'
import { enginesQuery } from './engine-queries.ts'
import { KeyCard } from './KeyCard.tsx'

const EngineDialog = lazy(() => import('./EngineDialog.tsx').then((module) => ({ default: module.EngineDialog })))
const TryDialog = lazy(() => import('./TryDialog.tsx').then((module) => ({ default: module.TryDialog })))

/** Engines of one kind, with the keys of their providers. */
export function EnginesPage({ kind, accountUUID }: { kind: EngineKind; accountUUID: string }) {
  const { data } = useSuspenseQuery(enginesQuery(accountUUID))
  const engines = data.engines.filter((engine) => engine.kind === kind)
  /** The id of the engine to change; empty for a new one. */
  const [edited, setEdited] = useState<string | null>(null)
  const [isTrying, setTrying] = useState(false)
  const engine = engines.find(({ uuid }) => uuid === edited)
  const add = (
    <Button variant="primary" icon="plus" onPress={() => setEdited('')}>
      {t('engines.add')}
    </Button>
  )
  const dialog = { kind, accountUUID, defaultPrompt: data.defaultPrompt, onClose: () => setEdited(null) }
  return (
    <SettingsPageFrame
      title={t(`engines.title.${kind}`)}
      description={t(`engines.text.${kind}`)}
      actions={
        engines.length > 0 && (
          <Row>
            <Button onPress={() => setTrying(true)}>{t('engines.try')}</Button>
            {add}
          </Row>
        )
      }
    >
      <Stack gap={16}>
        <EngineTable
          accountUUID={accountUUID}
          engines={engines}
          onEdit={setEdited}
          empty={
            <EmptyState kind="first-use" icon="translate" title={t(`engines.none.${kind}`)} action={add}>
              {t(`engines.noneText.${kind}`)}
            </EmptyState>
          }
        />
        <KeyCard kind={kind} accountUUID={accountUUID} />
      </Stack>
      <Suspense>
        {edited === '' && <EngineDialog {...dialog} next={engines.length + 1} />}
        {engine && <EngineDialog key={engine.uuid} {...dialog} engine={engine} next={engine.position} />}
        {isTrying && (
          <TryDialog
            accountUUID={accountUUID}
            engines={engines}
            defaultPrompt={kind === 'LLM' ? data.defaultPrompt : undefined}
            onClose={() => setTrying(false)}
          />
        )}
      </Suspense>
    </SettingsPageFrame>
  )
}
