import '../src/tokens.css'
import '@fontsource-variable/inter/index.css'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { ControlsSection } from './ControlsSection.tsx'
import { PicturesPage } from './PicturesPage.tsx'
import { OverlaysSection } from './OverlaysSection.tsx'
import { PartsSection } from './PartsSection.tsx'
import { ShellSection } from './ShellSection.tsx'
import { TableSection } from './TableSection.tsx'
import { VisuallyHidden } from '../src/VisuallyHidden.tsx'
import { WordsProvider } from '../src/WordsProvider.tsx'
import { english } from './words.ts'

/**
 * `?view=controls|table|parts|overlays|shell|pictures&theme=dark&lang=ar&density=compact`. With `lang=he`, a page runs from
 * right to left in digits that every font has.
 */
const query = new URLSearchParams(location.search)
const lang = query.get('lang') ?? 'en'
const root = document.documentElement
root.lang = lang
root.dir = lang === 'ar' || lang === 'he' ? 'rtl' : 'ltr'
root.dataset.theme = query.get('theme') ?? 'light'
root.dataset.density = query.get('density') ?? 'regular'

const views = {
  controls: ControlsSection,
  table: TableSection,
  parts: PartsSection,
  overlays: OverlaysSection,
  shell: ShellSection,
  pictures: PicturesPage,
}
const name = (query.get('view') ?? 'shell') as keyof typeof views
const View = views[name]

createRoot(document.getElementById('root')!).render(
  <I18nProvider locale={{ ar: 'ar-EG', he: 'he-IL' }[lang] ?? 'en-US'}>
    <WordsProvider words={english}>
      {name === 'shell' ? (
        <View />
      ) : (
        <main>
          {(name === 'controls' || name === 'overlays') && (
            <VisuallyHidden>
              <h1>Gallery</h1>
            </VisuallyHidden>
          )}
          <View />
        </main>
      )}
    </WordsProvider>
  </I18nProvider>,
)
