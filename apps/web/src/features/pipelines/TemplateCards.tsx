import { Anchor, type AnchorProps } from '@dragoman/ui/Anchor'
import { Card } from '@dragoman/ui/Card'
import { Icon } from '@dragoman/ui/Icon'
import { createLink } from '@tanstack/react-router'
import { t } from '../../i18n/t.ts'
import styles from './pipelines.module.css'
import { templateNames } from './template-names.ts'
import { templates } from './templates.ts'

const TemplateLink = createLink((props: AnchorProps) => <Anchor {...props} className={styles.template!} />)

/** Pipelines to start from, each a link to a form that is filled in. */
export function TemplateCards({ isFirst }: { isFirst: boolean }) {
  return (
    <Card
      title={isFirst ? t('pipelines.none') : t('pipelines.templates')}
      description={isFirst ? t('pipelines.noneText') : t('pipelines.templatesText')}
    >
      <ul className={styles.templates}>
        {templateNames.map((name) => (
          <li key={name}>
            <TemplateLink to="/settings/automation-settings/pipelines/create" search={{ template: name }}>
              <Icon name={templates[name].icon} />
              <span className={styles.name}>{t(templates[name].title)}</span>
              <span className={styles.facts}>{t(templates[name].text)}</span>
            </TemplateLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
