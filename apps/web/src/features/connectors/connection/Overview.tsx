import { useCan } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorConfig } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { DetailLayout, Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Moment } from '../../../display/Moment.tsx'
import { formatList, formatNumber, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { ConnectionLink } from '../ConnectionLink.tsx'
import { fieldLabel, resultOf } from '../connector-words.ts'
import styles from '../connectors.module.css'
import { Checks } from './Checks.tsx'

const one = { size: 1 } as const

/** How a connection is doing, and how it is set up. */
export function Overview({ config }: { config: ConnectorConfig }) {
  const { uuid, lastRun, nextRunAt } = config
  const mayTest = useCan(requirements['connectors.test'])
  const path = { configUuid: uuid }
  const items = useQuery(query(api.connectors.listItems, { path, query: one })).data
  const held = useQuery(query(api.connectors.listItems, { path, query: { ...one, isHeld: true } })).data
  const result = lastRun && resultOf(lastRun)
  return (
    <>
      <StateAlert config={config} />
      <Tiles minimum={160}>
        <Stat size="small" label={t('connectors.inStep')} value={items && formatNumber(items.totalElements)} />
        <Stat
          size="small"
          label={t('connectors.conflicts')}
          value={held && formatNumber(held.totalElements)}
          {...(held &&
            held.totalElements > 0 && {
              link: (
                <ConnectionLink kind={config.kind} id={uuid} search={{ tab: 'items', held: true }} variant="plain">
                  {t('connectors.conflicts')}
                </ConnectionLink>
              ),
            })}
        />
        <Stat
          size="small"
          label={t('connectors.lastRun')}
          value={lastRun ? <Moment value={lastRun.startedAt} as="relative" /> : t('connectors.never')}
          meta={result?.text}
        />
        <Stat
          size="small"
          label={t('connectors.nextRun')}
          value={nextRunAt === undefined ? t('connectors.byHand') : <Moment value={nextRunAt} as="relative" />}
        />
      </Tiles>
      <DetailLayout aside={mayTest && <Checks configUuid={uuid} />}>
        <Card title={t('connectors.setUp')}>
          <Facts config={config} />
        </Card>
      </DetailLayout>
    </>
  )
}

function Facts({
  config: { kind, orgUnit, owner, fields, settings, repositories, hookUrl },
}: {
  config: ConnectorConfig
}) {
  const { sourceLocale, targetLocales = [], delivery } = settings
  const descriptor = connectorKinds[kind]
  return (
    <DescriptionList layout="beside">
      <Property term={t('connectors.unit')}>
        <bdi>{orgUnit.name}</bdi>
      </Property>
      {owner && (
        <Property term={t('connectors.actsFor')}>
          <bdi>{owner.name}</bdi>
        </Property>
      )}
      {descriptor.fields
        .filter(({ name }) => fields[name])
        .map(({ name }) => (
          <Property key={name} term={fieldLabel(name)}>
            <span dir="ltr" className={styles.said}>
              {fields[name]}
            </span>
          </Property>
        ))}
      {repositories?.map(({ owner: of, name, baseBranch = 'main', configPath = 'crowdin.yml' }) => (
        <Property key={`${of}/${name}`} term={t('connectors.repository')}>
          <span dir="ltr" className={styles.said}>{`${of}/${name} · ${baseBranch} · ${configPath}`}</span>
        </Property>
      ))}
      <Property term={t('connectors.source')}>
        {sourceLocale === undefined ? t('connectors.ofUnit') : languageName(sourceLocale)}
      </Property>
      <Property term={t('connectors.targets')}>
        {targetLocales.length === 0
          ? t('connectors.ofUnit')
          : formatList(targetLocales.map((code) => languageName(code)))}
      </Property>
      {descriptor.deliveries[0] && (
        <Property term={t('connectors.delivery')}>
          {t(`connectors.delivery.${delivery ?? descriptor.deliveries[0]}`)}
        </Property>
      )}
      {hookUrl !== undefined && (
        <Property term={t('connectors.hookUrl')}>
          <CopyableId value={hookUrl} />
        </Property>
      )}
    </DescriptionList>
  )
}

/** Says that a connection needs someone, with the way to it. */
function StateAlert({ config }: { config: ConnectorConfig }) {
  const { uuid, kind, state, lastRun, failuresInRow } = config
  const mayChange = useCan(requirements['connectors.updateConfig'])
  const update = useMutation(mutation(api.connectors.updateConfig))
  const wake = mayChange && (
    <Button
      isPending={update.isPending}
      onPress={() => update.mutate({ path: { configUuid: uuid }, body: { active: true } })}
    >
      {t('connectors.turnOn')}
    </Button>
  )
  const said = lastRun?.message && <code className={styles.said}>{lastRun.message}</code>
  switch (state) {
    case 'SIGN_IN':
      return (
        <InlineAlert
          tone="danger"
          title={t('connectors.signInRefused', { name: connectorKinds[kind].name })}
          action={
            mayChange && (
              <ConnectionLink kind={kind} id={uuid} search={{ tab: 'settings' }}>
                {t('connectors.signInAgain')}
              </ConnectionLink>
            )
          }
        >
          {t('connectors.signInRefusedText')} {said}
        </InlineAlert>
      )
    case 'PAUSED':
      return (
        <InlineAlert tone="danger" title={t('connectors.state.PAUSED')} action={wake}>
          {t('connectors.pausedText', { count: failuresInRow })} {said}
        </InlineAlert>
      )
    case 'FAILING':
      return (
        <InlineAlert
          tone="danger"
          title={t(lastRun?.fault ? `connectors.fault.${lastRun.fault}` : 'connectors.failed')}
          action={
            lastRun && (
              <ConnectionLink kind={kind} id={uuid} search={{ tab: 'runs', run: lastRun.uuid }}>
                {t('connectors.showRun')}
              </ConnectionLink>
            )
          }
        >
          {t('connectors.failedInRow', { count: failuresInRow })} {said}
        </InlineAlert>
      )
    case 'DECIDE':
      return (
        <InlineAlert
          tone="warning"
          title={t('connectors.state.DECIDE')}
          action={
            <ConnectionLink kind={kind} id={uuid} search={{ tab: 'items', held: true }}>
              {t('connectors.decide')}
            </ConnectionLink>
          }
        >
          {t('connectors.heldText')}
        </InlineAlert>
      )
    case 'OFF':
      return (
        <InlineAlert tone="info" title={t('connectors.state.OFF')} action={wake}>
          {t('connectors.offText')}
        </InlineAlert>
      )
    default:
      return null
  }
}
