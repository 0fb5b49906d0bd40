import { useCan } from '@dragoman/hooks/permissions'
import { hostInfo } from '@dragoman/sdk/host'
import type { Requirement } from '@dragoman/sdk/permissions'
import { Icon, type IconName } from '@dragoman/ui/Icon'
import { t, type PlainMessageId } from '../../../i18n/t.ts'
import styles from '../connectors.module.css'
import { HrefLink } from './HrefLink.tsx'

interface Way {
  name: PlainMessageId
  text: PlainMessageId
  icon: IconName
  href: string
  requires: Requirement
  isHere?: () => boolean
}

const admins: Requirement = ['ROLE_ACCOUNT_ADMIN']

const ways: readonly Way[] = [
  {
    name: 'connectors.way.webhooks',
    text: 'connectors.way.webhooksText',
    icon: 'bell',
    href: '/settings/account-settings/webhooks',
    requires: admins,
  },
  {
    name: 'connectors.way.keys',
    text: 'connectors.way.keysText',
    icon: 'key',
    href: '/users/profile',
    requires: [],
  },
  {
    name: 'connectors.way.serviceNow',
    text: 'connectors.way.serviceNowText',
    icon: 'tools',
    href: '/tools/servicenow',
    requires: admins,
    isHere: () => ['devops', 'localhost'].includes(hostInfo(location.host).kind),
  },
  {
    name: 'connectors.way.cloud',
    text: 'connectors.way.cloudText',
    icon: 'upload',
    href: '/projects/create',
    requires: ['PROJECT_create'],
  },
]

/** The other ways in and out, each with its page. */
export function WaysIn() {
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways" className={styles.heading}>
        {t('connectors.otherWays')}
      </h2>
      <ul className={styles.cards} data-size="small">
        {ways
          .filter(({ isHere }) => isHere?.() ?? true)
          .map((way) => (
            <WayCard key={way.name} way={way} />
          ))}
      </ul>
    </section>
  )
}

function WayCard({ way: { name, text, icon, href, requires } }: { way: Way }) {
  const may = useCan(requires)
  if (!may) return null
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <span aria-hidden className={styles.glyph}>
          <Icon name={icon} />
        </span>
        <span className={styles.cardWords}>
          <h3 className={styles.cardName}>
            <HrefLink href={href} isWhole>
              {t(name)}
            </HrefLink>
          </h3>
          <span className={styles.meta}>{t(text)}</span>
        </span>
      </div>
    </li>
  )
}
