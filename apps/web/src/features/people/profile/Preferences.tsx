import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PreferenceChange } from '@dragoman/sdk/operations/users'
import { Card } from '@dragoman/ui/Card'
import { FormLayout } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { showError } from '../../../errors/report-error.ts'
import { isLocale, locales } from '../../../i18n/locales.ts'
import { t } from '../../../i18n/t.ts'
import { changeLocale, currentLocale } from '../../../i18n/words.ts'
import { noteAppearance } from '../../../ground/agree-appearance.ts'
import { switchKeys } from '../../../ground/commands.ts'
import { chooseDensity } from '../../../ground/density.ts'
import { chooseTheme, useTheme } from '../../../ground/theme.ts'
import { NotificationChoices } from '../../notifications/NotificationChoices.tsx'
import styles from './Security.module.css'

/** How one wants the product to be. What is chosen shows at once here, and is kept for oneself on the server. */
export function Preferences() {
  const { data: settings, error, refetch } = useQuery(query(api.users.getPreferenceSettings))
  const update = useMutation({
    ...mutation(api.users.updatePreferenceSettings),
    onSuccess: (_, { body: { theme, density, keyboardShortcuts } = {} }) =>
      noteAppearance({
        ...(theme && { theme }),
        ...(density && { density }),
        ...(keyboardShortcuts !== undefined && { keyboardShortcuts }),
      }),
  })
  const theme = useTheme()
  const save = (change: PreferenceChange) => update.mutate({ body: change })
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!settings) return <Skeleton lines={6} />
  return (
    <div className={styles.column}>
      <Card title={t('profile.appearance')} description={t('profile.appearance.text')}>
        <FormLayout width="full">
          <Select
            label={t('shell.language')}
            value={currentLocale()}
            options={Object.entries(locales).map(([id, { name }]) => ({ id, label: name, lang: id }))}
            onChange={(chosen) => {
              if (!isLocale(chosen)) return
              save({ language: chosen })
              void changeLocale(chosen).catch(showError)
            }}
          />
          <Row justify="between">
            <span>{t('profile.theme')}</span>
            <SegmentedControl
              label={t('profile.theme')}
              value={theme}
              options={[
                { id: 'light', label: t('profile.theme.light'), icon: 'sun' },
                { id: 'dark', label: t('profile.theme.dark'), icon: 'moon' },
              ]}
              onChange={(chosen) => {
                chooseTheme(chosen)
                save({ theme: chosen })
              }}
            />
          </Row>
          <Row justify="between">
            <span>{t('profile.density')}</span>
            <SegmentedControl
              label={t('profile.density')}
              value={update.isPending ? (update.variables.body?.density ?? settings.density) : settings.density}
              options={[
                { id: 'regular', label: t('profile.density.regular') },
                { id: 'compact', label: t('profile.density.compact') },
              ]}
              onChange={(chosen) => {
                chooseDensity(chosen)
                save({ density: chosen })
              }}
            />
          </Row>
          <Switch
            description={t('profile.keys.text')}
            isSelected={
              update.isPending
                ? (update.variables.body?.keyboardShortcuts ?? settings.keyboardShortcuts)
                : settings.keyboardShortcuts
            }
            onChange={(isOn) => {
              switchKeys(isOn)
              save({ keyboardShortcuts: isOn })
            }}
          >
            {t('profile.keys')}
          </Switch>
        </FormLayout>
      </Card>
      <NotificationChoices />
    </div>
  )
}
