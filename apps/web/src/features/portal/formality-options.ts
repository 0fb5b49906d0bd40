import type { PortalFormality } from '@dragoman/sdk/operations/portal'
import { t } from '../../i18n/t.ts'

const formalities: readonly PortalFormality[] = ['Informal', 'Neutral', 'Formal']

/** How readers are addressed, as choices. */
export const formalityOptions = () => formalities.map((id) => ({ id, label: t(`portal.formality.${id}`) }))
