import { XMLParser } from 'fast-xml-parser'
import { decoded, xmlOf } from '../fixtures/foreign-shapes.ts'
import type { Trial } from '../fixtures/trials.ts'
import { escapeXml } from '../xml/read-xml.ts'

const ts = (content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1">\n${content}</TS>\n`
const message = (id: string, source: string): string =>
  `<message id="${id}"><source>${escapeXml(source)}</source><translation type="unfinished"></translation></message>\n`

export const trial: Trial = {
  fixtures: {
    'app_en.ts': ts(`<context>
    <name>Main</name>
    <message>
        <location filename="main.cpp" line="3"/>
        <source>Open &lt;b&gt;%1&lt;/b&gt; &amp; close</source>
        <comment>verb</comment>
        <extracomment>On a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No translation yet</source>
    </message>
    <message>
        <source>Gone</source>
        <translation type="vanished">Perdu</translation>
    </message>
</context>
`),
  },
  oddFormats: [
    {
      fileName: 'odd.ts',
      inPlace: false,
      slowReader: true,
      write: (texts) => ts(texts.map((text, at) => message(`k${at}`, text)).join('')),
      read(file) {
        type Read = { TS: { message: { translation: string } | { translation: string }[] } }
        const parser = new XMLParser({ trimValues: false, parseTagValue: false, htmlEntities: true })
        return [(parser.parse(file) as Read).TS.message].flat().map(({ translation }) => translation)
      },
      comments: ts(`<!-- KEEP -->${message('a', 'Hello')}<!-- KEEP -->${message('b', 'World')}`),
      indented: ts(`\t${message('a', 'Hello')}    ${message('b', 'World')}`),
      duplicates: ts(message('a', 'First') + message('a', 'Second')),
      emptyRefused: /Qt Linguist/,
    },
  ],
  foreignReaders: { ts: { read: (bytes) => xmlOf(decoded(bytes)), addsMore: true } },
}
