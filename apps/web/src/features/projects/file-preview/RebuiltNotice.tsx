import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { extensionOf } from '@dragoman/sdk/upload-types'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { fileParamsQuery } from './file-params.ts'

/** Says of a file whose translation is of another kind that its layout is not kept. */
export function RebuiltNotice({ name }: { name: string }) {
  const { data } = useQuery(fileParamsQuery)
  const kind = data?.files[extensionOf(name)]?.builtAs
  return kind === undefined ? null : <InlineAlert tone="warning">{t('intake.rebuilt', { name, kind })}</InlineAlert>
}
