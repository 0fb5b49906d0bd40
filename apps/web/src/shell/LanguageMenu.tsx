import { IconButton } from '@dragoman/ui/IconButton'
import { Menu, MenuItem, MenuTrigger } from '@dragoman/ui/Menu'
import { isLocale, locales } from '../i18n/locales.ts'
import { t } from '../i18n/t.ts'
import { changeLocale, currentLocale } from '../i18n/words.ts'
import { showError } from '../errors/report-error.ts'
import { confirmLeaving } from './unsaved.ts'

/** The languages of the interface, each under its own name. */
export function LanguageMenu() {
  return (
    <MenuTrigger>
      <IconButton icon="globe" label={t('shell.language')} />
      <Menu
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
    </MenuTrigger>
  )
}

async function choose(locale: string) {
  if (!isLocale(locale) || locale === currentLocale() || !(await confirmLeaving())) return
  await changeLocale(locale).catch(showError)
}
