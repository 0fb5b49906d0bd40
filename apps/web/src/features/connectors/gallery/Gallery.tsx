import { useCan } from '@dragoman/hooks/permissions'
import type { ConnectorOverview } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody, Tiles } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Stat } from '@dragoman/ui/Stat'
import { LinkButton } from '../../../ground/links.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { createHref } from '../connector-places.ts'
import styles from '../connectors.module.css'
import { AvailableCard, ConnectedCard } from './KindCard.tsx'
import { WaysIn } from './WaysIn.tsx'

/** Every kind of connector: what needs someone first, then what is connected, then what could be. */
export function Gallery({ kinds }: { kinds: readonly ConnectorOverview[] }) {
  const mayCreate = useCan(requirements['connectors.createConfig'])
  const connected = kinds
    .filter(({ configs }) => configs > 0)
    .toSorted((one, other) => other.needAttention - one.needAttention || other.configs - one.configs)
  const available = kinds.filter(({ configs }) => configs === 0)
  const sum = (count: (one: ConnectorOverview) => number) => kinds.reduce((all, one) => all + count(one), 0)
  const needy = sum(({ needAttention }) => needAttention)
  return (
    <Page>
      <PageHeader
        title={t('connectors.integrations')}
        description={t('connectors.text')}
        actions={
          connected.length > 0 && (
            <>
              <LinkButton to="/connectors" search={{ tab: 'runs' }} icon="clock">
                {t('connectors.runs')}
              </LinkButton>
              {mayCreate && (
                <LinkButton to="/connectors/config/{-$id}" params={{ id: 'create' }} variant="primary" icon="plus">
                  {t('connectors.connect')}
                </LinkButton>
              )}
            </>
          )
        }
      />
      <PageBody>
        {connected.length > 0 ? (
          <>
            <Tiles minimum={170}>
              <Stat
                size="small"
                label={t('connectors.connections')}
                value={formatNumber(sum(({ configs }) => configs))}
                meta={t('connectors.kindsOf', { count: connected.length, all: kinds.length })}
              />
              <Stat
                size="small"
                label={t('connectors.needYou')}
                value={formatNumber(needy)}
                {...(needy > 0 && {
                  delta: {
                    icon: 'warning' as const,
                    tone: 'warning' as const,
                    text: t('connectors.conflictCount', { count: sum(({ heldItems }) => heldItems) }),
                  },
                })}
              />
              <Stat size="small" label={t('connectors.inStep')} value={formatNumber(sum(({ items }) => items))} />
              <Stat
                size="small"
                label={t('connectors.writtenBack')}
                value={formatNumber(sum(({ writtenLately }) => writtenLately))}
                meta={t('connectors.sevenDays')}
              />
            </Tiles>
            <section aria-labelledby="connected">
              <h2 id="connected" className={styles.heading}>
                {t('connectors.connected')} <span className={styles.meta}>{t('connectors.needyFirst')}</span>
              </h2>
              <ul className={styles.cards}>
                {connected.map((overview) => (
                  <ConnectedCard key={overview.kind} overview={overview} />
                ))}
              </ul>
            </section>
          </>
        ) : (
          <Card>
            <EmptyState
              kind="first-use"
              icon="plug"
              title={t('connectors.none')}
              action={
                mayCreate && (
                  <LinkButton to={createHref('GITHUB') as '/connectors'} variant="primary">
                    {t('connectors.connectKind', { name: 'GitHub' })}
                  </LinkButton>
                )
              }
            >
              {t('connectors.noneText')} {!mayCreate && t('connectors.askAdministrator')}
            </EmptyState>
          </Card>
        )}
        {available.length > 0 && (
          <section aria-labelledby="available">
            <h2 id="available" className={styles.heading}>
              {t('connectors.available')}{' '}
              <span className={styles.meta}>{t('connectors.kindCount', { count: available.length })}</span>
            </h2>
            <ul className={styles.cards} data-size="small">
              {available.map(({ kind }) => (
                <AvailableCard key={kind} kind={kind} />
              ))}
            </ul>
          </section>
        )}
        <WaysIn />
      </PageBody>
    </Page>
  )
}
