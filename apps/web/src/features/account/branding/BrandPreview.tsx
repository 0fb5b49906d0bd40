import { Card } from '@dragoman/ui/Card'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useState } from 'react'
import { Logo, type ShownBrand } from '../../../shell/Logo.tsx'
import { t } from '../../../i18n/t.ts'
import { useTheme } from '../../../ground/theme.ts'
import styles from './branding.module.css'

export interface BrandPreviewProps {
  brand: ShownBrand
  /** The brand of the portal. */
  portal: ShownBrand
  /** Where people reach the app. */
  host: string
  /** Whether the account has a sign-in page of its own. */
  hasSignIn: boolean
}

/** Where the logo is seen, as it will look: app, portal, and emails, in both themes. */
export function BrandPreview({ brand, portal, host, hasSignIn }: BrandPreviewProps) {
  const present = useTheme()
  const [theme, setTheme] = useState(present)
  return (
    <Card
      title={t('branding.preview')}
      actions={
        <SegmentedControl
          label={t('branding.theme')}
          options={(['light', 'dark'] as const).map((id) => ({ id, label: t(`branding.theme.${id}`) }))}
          value={theme}
          onChange={setTheme}
        />
      }
    >
      <div className={styles.previews}>
        {hasSignIn && (
          <figure className={styles.figure}>
            <figcaption>{t('branding.signIn')}</figcaption>
            <div className={styles.frame} data-theme={theme} aria-hidden>
              <bdi className={styles.address}>{host}</bdi>
              <div className={styles.mail}>
                <Logo brand={brand} isNamed />
                <span className={styles.ghost} />
                <span className={styles.ghost} />
              </div>
            </div>
          </figure>
        )}
        <Shell label={t('branding.app')} brand={brand} address={`${host}/projects`} theme={theme} />
        <Shell label={t('branding.portal')} brand={portal} address={`${host}/portal`} theme={theme} />
        <figure className={styles.figure}>
          <figcaption>{t('branding.email')}</figcaption>
          <div className={styles.frame} data-theme="light" aria-hidden>
            <div className={styles.mail}>
              <Logo brand={brand} />
              <strong>{t('branding.sample.subject')}</strong>
              <span>{t('branding.sample.text')}</span>
            </div>
          </div>
        </figure>
      </div>
    </Card>
  )
}

function Shell({
  label,
  brand,
  address,
  theme,
}: {
  label: string
  brand: ShownBrand
  address: string
  theme: 'light' | 'dark'
}) {
  return (
    <figure className={styles.figure}>
      <figcaption>{label}</figcaption>
      <div className={styles.frame} data-theme={theme} aria-hidden>
        <bdi className={styles.address}>{address}</bdi>
        <div className={styles.shell}>
          <div className={styles.side}>
            <Logo brand={brand} />
            <span className={styles.ghost} />
            <span className={styles.ghost} />
            <span className={styles.ghost} />
          </div>
          <div className={styles.work}>
            <span className={styles.ghost} />
            <span className={styles.ghost} />
            <span className={styles.ghost} />
          </div>
        </div>
      </div>
    </figure>
  )
}
