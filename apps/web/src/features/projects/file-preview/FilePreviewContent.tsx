import type { FilePreview } from '@dragoman/sdk/operations/uploads'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { t } from '../../../i18n/t.ts'
import { PreviewLeftOut } from './PreviewLeftOut.tsx'
import { PreviewSegments } from './PreviewSegments.tsx'
import { RebuiltNotice } from './RebuiltNotice.tsx'

/** The translatable texts of a file, and those that are left out. */
export function FilePreviewContent({ preview, name }: { preview: FilePreview; name: string }) {
  return (
    <>
      <RebuiltNotice name={name} />
      {preview.totalSegments === 0 ? (
        <InlineAlert tone="warning" title={t('intake.nothing')}>
          {t('intake.nothingText')}
        </InlineAlert>
      ) : (
        <PreviewSegments preview={preview} name={name} />
      )}
      {preview.leftOutTexts > 0 && <PreviewLeftOut preview={preview} name={name} />}
    </>
  )
}
