import type { XmlElement } from '../xml/read-xml.ts'
import { type Rule, rulesFor } from './rules.ts'

/** A vocabulary: how its documents are known, and the rules for its elements. */
export type RuleSet = {
  name: string
  isFor(root: XmlElement, doctype: string): boolean
  rules: readonly Rule[]
  /** Whether elements that no rule is about are part of the text around them; else they begin a text of their own. */
  mixed: 'inline' | 'block'
  /** The attribute that says the direction of its texts. */
  direction?: string
}

const attributes = (...paths: readonly string[]): Rule[] => paths.map((selector) => ({ selector, translate: true }))

const ditaRoots =
  /^(?:topic|concept|task|reference|glossentry|glossgroup|glossary|troubleshooting|map|bookmap|dita|subjectScheme|learning\w+)$/

export const ditaRules: RuleSet = {
  name: 'dita',
  isFor: ({ local, attributes: own }, doctype) =>
    ditaRoots.test(local) &&
    (/\bDITA\b/.test(doctype) || [...own.keys()].some((name) => name.endsWith('DITAArchVersion'))),
  mixed: 'block',
  direction: 'dir',
  rules: [
    ...rulesFor(
      `abbreviated-form apiname b boolean cite cmdname codeph data delim equation-inline filepath i keyword kwd
      line-through markupname menucascade msgnum msgph numcharref oper option overline parameterentity parmname ph q
      repsep sep shortcut state strong em sub sup synnoteref synph systemoutput term text textentity tm tt u uicontrol
      userinput var varname wintitle xmlatt xmlelement xmlnsname xmlpi xref fragref mathml svg-container`,
      { withinText: 'yes' },
    ),
    ...rulesFor('fn image indexterm index-base object', { withinText: 'nested' }),
    ...rulesFor('coords data data-about draft-comment foreign required-cleanup shape unknown', { translate: false }),
    ...rulesFor('draft-comment required-cleanup foreign unknown data-about', { withinText: 'yes' }),
    ...rulesFor('codeblock lines msgblock pre screen', { preserveSpace: true }),
    ...attributes('//image/@alt', '//*/@navtitle', '//map/@title', '//*/@spectitle', '//*/@searchtitle'),
  ],
}

const docbookRoots =
  /^(?:article|book|set|part|chapter|appendix|preface|glossary|section|sect[1-5]|simplesect|refentry|reference|topic|task|info|partintro|dedication|colophon|bibliography|index|para|qandaset)$/

const docbook: RuleSet = {
  name: 'docbook',
  isFor: ({ local, uri }, doctype) =>
    uri === 'http://docbook.org/ns/docbook' || (docbookRoots.test(local) && /DocBook/i.test(doctype)),
  mixed: 'block',
  direction: 'dir',
  rules: [
    ...rulesFor(
      `abbrev accel acronym alt anchor application biblioref citation citebiblioid citerefentry citetitle classname co code
      command computeroutput constant coref database date editor email emphasis enumvalue envar errorcode errorname errortext
      errortype exceptionname filename firstname firstterm foreignphrase function glossterm guibutton guiicon guilabel guimenu
      guimenuitem guisubmenu hardware initializer inlineequation interface interfacename keycap keycode keycombo keysym lineage
      link literal macrodef manvolnum markup mathphrase medialabel menuchoice methodname modifier mousebutton nonterminal olink
      ooclass ooexception oointerface option optional org orgname package parameter person personname phrase productname
      productnumber prompt property quote refentrytitle remark replaceable returnvalue sgmltag shortcut structfield structname
      subscript superscript surname symbol systemitem tag termdef token trademark type ulink uri userinput varname
      wordasword xref`,
      { withinText: 'yes' },
    ),
    ...rulesFor('footnote indexterm inlinegraphic inlinemediaobject', { withinText: 'nested' }),
    ...rulesFor('remark', { translate: false }),
    ...rulesFor('address literallayout programlisting screen synopsis', { preserveSpace: true }),
  ],
}

const svg: RuleSet = {
  name: 'svg',
  isFor: ({ local }) => local === 'svg',
  mixed: 'inline',
  rules: [
    ...rulesFor('a textPath tref tspan', { withinText: 'yes' }),
    ...rulesFor('metadata script style', { translate: false }),
    ...attributes('//*/@aria-label'),
  ],
}

/** Feeds: RSS of any version, and Atom. */
const feeds: RuleSet = {
  name: 'feed',
  isFor: ({ local, uri }) =>
    local === 'rss' ||
    (local === 'feed' && uri === 'http://www.w3.org/2005/Atom') ||
    (local === 'RDF' && uri.includes('rdf')),
  mixed: 'inline',
  rules: [
    { selector: '//*', translate: false },
    ...rulesFor('category content copyright credit description encoded rights subtitle summary title', {
      translate: true,
    }),
    { selector: '//content//*', translate: true },
  ],
}

/** Property lists of Apple: their strings, not their keys. */
const propertyLists: RuleSet = {
  name: 'plist',
  isFor: ({ local }) => local === 'plist',
  mixed: 'inline',
  rules: [
    { selector: '//*', translate: false },
    { selector: '//string', translate: true },
    { selector: '//string', preserveSpace: true },
  ],
}

/** Any other vocabulary: an element with text of its own is a text, and all within it is part of that. */
const others: RuleSet = { name: 'xml', isFor: () => true, mixed: 'inline', rules: [] }

/** The rules for a document. */
export const ruleSetOf = (root: XmlElement, doctype: string): RuleSet =>
  [ditaRules, docbook, svg, feeds, propertyLists].find((one) => one.isFor(root, doctype)) ?? others
