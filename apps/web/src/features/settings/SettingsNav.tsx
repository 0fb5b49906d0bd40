import { Anchor, type AnchorProps } from '@dragoman/ui/Anchor'
import { createLink, useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { t } from '../../i18n/t.ts'
import { activePath } from '../../ground/navigation.ts'
import { settingsGroups, type SettingsGroup, type SettingsPage } from './settings-pages.ts'
import styles from './settings.module.css'
import { SettingsSearch, useSettingsSearch } from './SettingsSearch.tsx'

const PageLink = createLink((props: AnchorProps) => <Anchor {...props} className={styles.link!} />)

/** The settings that there are, in groups, beside each of them, with a search. */
export function SettingsNav() {
  const search = useSettingsSearch()
  const current = useLocation({ select: ({ pathname }) => pathname })
  const active = activePath(
    search.groups.flatMap(({ pages }) => pages.map(({ to }) => to as string)),
    current,
  )
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (active) bringIntoView(nav.current!)
  }, [active])
  return (
    <nav ref={nav} aria-label={t('settings.title')} className={styles.nav}>
      <SettingsSearch search={search} />
      {search.found.map(({ group, pages }) => (
        <Group key={group} group={group} pages={pages} active={active} />
      ))}
    </nav>
  )
}

/** Of many pages, the present one is in view from the beginning. Only the list scrolls: the page beside it stays at its top. */
function bringIntoView(list: HTMLElement) {
  const { offsetTop = 0, offsetHeight = 0 } = list.querySelector<HTMLElement>('[aria-current=page]') ?? {}
  const isInView = offsetTop >= list.scrollTop && offsetTop + offsetHeight <= list.scrollTop + list.clientHeight
  if (!isInView) list.scrollTop = offsetTop - list.clientHeight / 2
}

function Group({ group, pages, active }: { group: SettingsGroup; pages: SettingsPage[]; active: string | undefined }) {
  const titleId = useId()
  return (
    <div className={styles.group}>
      <p id={titleId} className={styles.title}>
        {t(settingsGroups[group])}
      </p>
      <ul aria-labelledby={titleId}>
        {pages.map(({ to, title }) => (
          <li key={to}>
            <PageLink to={to} aria-current={to === active ? 'page' : undefined}>
              {t(title)}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
