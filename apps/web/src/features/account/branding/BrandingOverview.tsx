import type { AccountAddresses } from '@dragoman/sdk/operations/addresses'
import type { LogoDetails } from '@dragoman/sdk/operations/branding'
import { t } from '../../../i18n/t.ts'
import { SettingsPageFrame } from '../../settings/SettingsPageFrame.tsx'
import styles from './branding.module.css'
import { BrandPreview } from './BrandPreview.tsx'
import { CustomSubdomainCard } from './CustomSubdomainCard.tsx'
import { LogoCard } from './LogoCard.tsx'
import { useLogoDraft } from './logo-draft.ts'
import { SubdomainCard } from './SubdomainCard.tsx'

export interface BrandingOverviewProps {
  accountUUID: string
  details: LogoDetails
  addresses: AccountAddresses
}

/** The appearance of the account: its logos, with a preview before they are saved, and its addresses. */
export function BrandingOverview({ accountUUID, details, addresses }: BrandingOverviewProps) {
  const { name, logo, portalLogo } = details
  const { customSubdomain, url } = addresses
  const shownUrl = customSubdomain?.status === 'VERIFIED' ? customSubdomain.url : url
  const [draft, setDraft] = useLogoDraft()
  const [portalDraft, setPortalDraft] = useLogoDraft()
  const shown = draft?.logo ?? logo
  return (
    <SettingsPageFrame title={t('branding.title')} description={t('settings.branding.text')}>
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
          <SubdomainCard accountUUID={accountUUID} addresses={addresses} />
          <CustomSubdomainCard accountUUID={accountUUID} addresses={addresses} />
        </div>
        <BrandPreview
          brand={{ name, logo: shown }}
          portal={{ name, logo: portalDraft?.logo ?? portalLogo ?? shown }}
          host={shownUrl === undefined ? location.host : new URL(shownUrl).host}
          hasSignIn={shownUrl !== undefined}
        />
      </div>
    </SettingsPageFrame>
  )
}
