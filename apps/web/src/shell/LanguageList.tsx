import { Menu, MenuItem } from '@dragoman/ui/Menu'
import { showError } from '../errors/report-error.ts'
import { isLocale, locales } from '../i18n/locales.ts'
import { t } from '../i18n/t.ts'
import { changeLocale, currentLocale } from '../i18n/words.ts'
import type { MenuAnchor } from '../ground/menu-button.ts'
import { confirmLeaving } from '../ground/unsaved.ts'

/** The languages of the interface, each under its own name. */
export function LanguageList({ anchor }: { anchor: MenuAnchor }) {
  return (
    <Menu
      anchor={anchor}
      label={t('shell.language')}
      placement="top start"
      selectionMode="single"
      selectedKeys={[currentLocale()]}
      onAction={(key) => void choose(String(key))}
    >
      {Object.entries(locales).map(([locale, { name, dir }]) => (
        <MenuItem key={locale} id={locale} textValue={name}>
          <span lang={locale} dir={dir}>
            {name}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}

async function choose(locale: string) {
  if (!isLocale(locale) || locale === currentLocale() || !(await confirmLeaving())) return
  await changeLocale(locale).catch(showError)
}
