import { Button } from '@dragoman/ui/Button'
import { CopyButton } from '@dragoman/ui/CopyButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { t } from '../../../i18n/t.ts'
import { saveBlob } from '../../../files/save-file.ts'
import styles from './Security.module.css'

/** Codes that stand in for the app, each once; shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n')
  return (
    <Stack gap={12}>
      <InlineAlert tone="warning" title={t('profile.codes')} isAnnounced>
        {t('profile.codes.text')}
      </InlineAlert>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <Button
          icon="download"
          onPress={() => saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), 'dragoman-recovery-codes.txt')}
        >
          {t('profile.codes.download')}
        </Button>
        <CopyButton value={text} labels={{ copy: t('profile.codes.copy') }} />
        <Button variant="primary" onPress={onClose}>
          {t('profile.codes.kept')}
        </Button>
      </Row>
    </Stack>
  )
}
