import { connectorKinds, type ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import type { ConnectorOverview } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { useCan } from '@dragoman/hooks/permissions'
import { useSession } from '@dragoman/hooks/session'
import { isAccountType } from '@dragoman/sdk/permissions'
import { tiersFrom } from '@dragoman/sdk/tiers'
import { Icon } from '@dragoman/ui/Icon'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Moment } from '../../../display/Moment.tsx'
import { Link, LinkButton } from '../../../ground/links.ts'
import { formatList } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { createHref, kindHref } from '../connector-places.ts'
import { abilitiesOf, aboutKind, fieldLabel, resultOf } from '../connector-words.ts'
import styles from '../connectors.module.css'
import { Glyph } from '../Glyph.tsx'
import { HrefLink } from './HrefLink.tsx'

/** A kind with connections: how they are doing, and what was done last. */
export function ConnectedCard({ overview }: { overview: ConnectorOverview }) {
  const { kind, configs, needAttention, heldItems, lastRun } = overview
  const descriptor = connectorKinds[kind]
  const result = lastRun && resultOf(lastRun)
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <Glyph kind={kind} />
        <span className={styles.cardWords}>
          <h3 className={styles.cardName}>
            <HrefLink href={kindHref(kind)} isWhole>
              {descriptor.name}
            </HrefLink>
          </h3>
          <span className={styles.meta}>{t('connectors.count', { count: configs })}</span>
        </span>
        {needAttention > 0 ? (
          <Badge tone="warning">
            {heldItems > 0
              ? t('connectors.conflictCount', { count: heldItems })
              : t('connectors.needCount', { count: needAttention })}
          </Badge>
        ) : (
          <Badge tone="success">{t('connectors.state.READY')}</Badge>
        )}
      </div>
      <Abilities of={descriptor} />
      <div className={styles.cardFoot}>
        {result && lastRun ? (
          <>
            <span className={styles.result} data-tone={result.tone}>
              <Icon name={toneIcons[result.tone]} />
              {result.text}
            </span>
            <span className={styles.meta}>
              <Moment value={lastRun.startedAt} as="relative" />
            </span>
          </>
        ) : (
          <span className={styles.meta}>{t('connectors.noRunYet')}</span>
        )}
      </div>
    </li>
  )
}

const toneIcons = { neutral: 'info', info: 'clock', success: 'check', warning: 'warning', danger: 'error' } as const

/** A kind without connections: what it can do, and what it needs, or which plan has it. */
export function AvailableCard({ kind }: { kind: ConnectorOverview['kind'] }) {
  const descriptor = connectorKinds[kind]
  const { subject } = useSession().snapshot
  const mayCreate = useCan(requirements['connectors.createConfig'])
  const isLocked = !isAccountType(subject, ...tiersFrom(descriptor.tier))
  return (
    <li className={styles.card} data-locked={isLocked || undefined}>
      <div className={styles.cardHead}>
        <Glyph kind={kind} />
        <span className={styles.cardWords}>
          <h3 className={styles.cardName}>{descriptor.name}</h3>
          <span className={styles.meta}>{aboutKind(descriptor)}</span>
        </span>
      </div>
      <Abilities of={descriptor} />
      <div className={styles.cardFoot}>
        {isLocked ? (
          <>
            <Badge icon="lock">{t('connectors.plan', { plan: enumWord('accountType', descriptor.tier) })}</Badge>
            {mayCreate && <Link to="/settings/account-settings/plan">{t('connectors.seePlans')}</Link>}
          </>
        ) : (
          <>
            <span className={styles.meta}>{needsText(descriptor)}</span>
            {mayCreate && (
              <LinkButton
                to={createHref(kind) as '/connectors'}
                size="small"
                aria-label={t('connectors.connectKind', { name: descriptor.name })}
              >
                {t('connectors.connect')}
              </LinkButton>
            )}
          </>
        )}
      </div>
    </li>
  )
}

function Abilities({ of }: { of: ConnectorDescriptor }) {
  return (
    <ul className={styles.chips} aria-label={t('connectors.abilities', { name: of.name })}>
      {abilitiesOf(of).map((word) => (
        <li key={word} className={styles.chip}>
          {word}
        </li>
      ))}
    </ul>
  )
}

/** The values that a connection of a kind asks for. */
const needsText = ({ fields }: ConnectorDescriptor): string =>
  t('connectors.needs', {
    fields: formatList(
      fields.filter(({ required, initial }) => required && !initial).map(({ name }) => fieldLabel(name)),
    ),
  })
