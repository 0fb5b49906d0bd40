import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>

const name = 'factur-x.xml'
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

/**
 * Puts an e-invoice into a PDF file as Factur-X 1.0 and ZUGFeRD 2 do it: as the alternative of the pages, with the facts of it
 * in the metadata. The file isn't claimed to be PDF/A, which only a validator could tell.
 */
export function describeAttachment(pdf: Pdf, xml: Uint8Array, created: Date): void {
  const file = {
    name,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X invoice',
    creationDate: created,
    modifiedDate: created,
  }
  pdf.file(xml as Buffer, file)
  pdf.appendXML(`
        <rdf:Description rdf:about="" xmlns:fx="${namespace}">
            <fx:DocumentType>INVOICE</fx:DocumentType>
            <fx:DocumentFileName>${name}</fx:DocumentFileName>
            <fx:Version>1.0</fx:Version>
            <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
        </rdf:Description>
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas>
                <rdf:Bag>
                    <rdf:li rdf:parseType="Resource">
                        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                        <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
                        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                        <pdfaSchema:property>
                            <rdf:Seq>${properties.map(describeProperty).join('')}
                            </rdf:Seq>
                        </pdfaSchema:property>
                    </rdf:li>
                </rdf:Bag>
            </pdfaExtension:schemas>
        </rdf:Description>`)
}

const properties = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const

const describeProperty = ([property, description]: (typeof properties)[number]) => `
                                <rdf:li rdf:parseType="Resource">
                                    <pdfaProperty:name>${property}</pdfaProperty:name>
                                    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                                    <pdfaProperty:category>external</pdfaProperty:category>
                                    <pdfaProperty:description>${description}</pdfaProperty:description>
                                </rdf:li>`
