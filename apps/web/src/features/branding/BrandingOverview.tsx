import type { LogoDetails } from '@dragoman/sdk/operations/branding'
import { formatDate, isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import styles from './branding.module.css'
import { BrandPreview } from './BrandPreview.tsx'
import { LogoCard } from './LogoCard.tsx'
import { useLogoDraft } from './logo-draft.ts'

export interface BrandingOverviewProps {
  accountUUID: string
  details: LogoDetails
}

/** What people see of the account: its logos, and a preview of both before they are saved. */
export function BrandingOverview({ accountUUID, details }: BrandingOverviewProps) {
  const { name, logo, portalLogo, changedBy, changedDate } = details
  const [draft, setDraft] = useLogoDraft()
  const [portalDraft, setPortalDraft] = useLogoDraft()
  const shown = draft?.logo ?? logo
  return (
    <SettingsPageFrame
      title={t('branding.title')}
      description={
        changedBy && changedDate !== undefined
          ? t('branding.lastChange', { person: isolated(changedBy.name), date: formatDate(changedDate) })
          : t('settings.branding.text')
      }
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <LogoCard kind="logo" accountUUID={accountUUID} logo={logo} draft={draft} onDraft={setDraft} />
          <LogoCard
            kind="portalLogo"
            accountUUID={accountUUID}
            logo={portalLogo}
            draft={portalDraft}
            fallback={{ name, logo: shown }}
            onDraft={setPortalDraft}
          />
        </div>
        <BrandPreview
          brand={{ name, logo: shown }}
          portal={{ name, logo: portalDraft?.logo ?? portalLogo ?? shown }}
          host={location.host}
        />
      </div>
    </SettingsPageFrame>
  )
}
