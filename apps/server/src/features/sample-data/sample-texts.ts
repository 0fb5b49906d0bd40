/** Locales that the texts are translated into. */
export const sampleLocales = ['de', 'es', 'fr'] as const
type SampleLocale = (typeof sampleLocales)[number]
export type SampleText = Readonly<Record<SampleLocale | 'en', string>>

const text = (en: string, de: string, es: string, fr: string): SampleText => ({ en, de, es, fr })

const warranty = text(
  'Every product has a warranty of five years.',
  'Auf jedes Produkt gewähren wir fünf Jahre Garantie.',
  'Todos los productos tienen una garantía de cinco años.',
  'Chaque produit est garanti cinq ans.',
)

/** A catalog of a shop for outdoor equipment. */
export const catalogTexts: readonly SampleText[] = [
  text(
    'The Skarv tent keeps two people dry in heavy rain.',
    'Das Zelt Skarv hält zwei Personen auch bei starkem Regen trocken.',
    'La tienda Skarv mantiene secas a dos personas con lluvia intensa.',
    'La tente Skarv garde deux personnes au sec sous une forte pluie.',
  ),
  text(
    'It weighs 1.9 kg and fits into a side pocket.',
    'Es wiegt 1,9 kg und passt in eine Seitentasche.',
    'Pesa 1,9 kg y cabe en un bolsillo lateral.',
    'Elle pèse 1,9 kg et tient dans une poche latérale.',
  ),
  text(
    'Set it up alone in less than five minutes.',
    'Sie bauen es allein in weniger als fünf Minuten auf.',
    'Se monta sin ayuda en menos de cinco minutos.',
    'Elle se monte seul en moins de cinq minutes.',
  ),
  text(
    'The sleeping bag is warm down to minus ten degrees.',
    'Der Schlafsack wärmt bis minus zehn Grad.',
    'El saco de dormir abriga hasta diez grados bajo cero.',
    'Le sac de couchage tient chaud jusqu’à moins dix degrés.',
  ),
  text(
    'Wash the sleeping bag gently in cold water.',
    'Waschen Sie den Schlafsack schonend in kaltem Wasser.',
    'Lave el saco de dormir con cuidado y agua fría.',
    'Lavez délicatement le sac de couchage à l’eau froide.',
  ),
  text(
    'The backpack has room for a weekend in the mountains.',
    'Der Rucksack bietet Platz für ein Wochenende in den Bergen.',
    'La mochila tiene espacio para un fin de semana en la montaña.',
    'Le sac à dos a la place pour un week-end en montagne.',
  ),
  text(
    'Both straps are padded and easy to adjust.',
    'Beide Gurte sind gepolstert und leicht zu verstellen.',
    'Las dos correas son acolchadas y fáciles de ajustar.',
    'Les deux sangles sont rembourrées et faciles à régler.',
  ),
  text(
    'Our boots are waterproof and made to be repaired.',
    'Unsere Stiefel sind wasserdicht und lassen sich reparieren.',
    'Nuestras botas son impermeables y se pueden reparar.',
    'Nos bottes sont imperméables et conçues pour être réparées.',
  ),
  warranty,
  text(
    'Choose the size that leaves room for thick socks.',
    'Wählen Sie die Größe so, dass dicke Socken hineinpassen.',
    'Elija la talla que deje espacio para calcetines gruesos.',
    'Choisissez la taille qui laisse la place à de grosses chaussettes.',
  ),
]

/** The words of the shop's product pages. */
export const pageTexts: readonly SampleText[] = [
  text('Add to cart', 'In den Warenkorb', 'Añadir al carrito', 'Ajouter au panier'),
  text('Choose a size', 'Größe wählen', 'Elija una talla', 'Choisir une taille'),
  text(
    'In stock, delivered in two days',
    'Auf Lager, in zwei Tagen bei Ihnen',
    'En stock, entrega en dos días',
    'En stock, livré en deux jours',
  ),
  text('Only a few left', 'Nur noch wenige Stück', 'Quedan pocas unidades', 'Plus que quelques articles'),
  text(
    'Free returns within 60 days',
    'Kostenlose Rückgabe innerhalb von 60 Tagen',
    'Devolución gratuita en 60 días',
    'Retour gratuit sous 60 jours',
  ),
  warranty,
]

/** The shop's terms of return. */
export const policyTexts: readonly SampleText[] = [
  text(
    'You can return any product within 60 days.',
    'Sie können jedes Produkt innerhalb von 60 Tagen zurückgeben.',
    'Puede devolver cualquier producto en un plazo de 60 días.',
    'Vous pouvez retourner tout produit sous 60 jours.',
  ),
  text(
    'The product must be clean and complete.',
    'Das Produkt muss sauber und vollständig sein.',
    'El producto debe estar limpio y completo.',
    'Le produit doit être propre et complet.',
  ),
  text(
    'We pay for the shipping of your return.',
    'Wir übernehmen die Versandkosten der Rücksendung.',
    'Pagamos el envío de su devolución.',
    'Nous payons l’envoi de votre retour.',
  ),
  text(
    'Your money is back on your account within five working days.',
    'Ihr Geld ist innerhalb von fünf Werktagen wieder auf Ihrem Konto.',
    'Su dinero vuelve a su cuenta en cinco días laborables.',
    'Votre argent est de retour sur votre compte sous cinq jours ouvrés.',
  ),
  warranty,
  text(
    'We repair boots and backpacks also after the warranty.',
    'Stiefel und Rucksäcke reparieren wir auch nach Ablauf der Garantie.',
    'También reparamos botas y mochilas después de la garantía.',
    'Nous réparons bottes et sacs à dos même après la garantie.',
  ),
]

/** The memory has what the client translated before: of each text the second, and one that is nearly the same. */
export const memoryTexts: readonly SampleText[] = [
  ...[catalogTexts, policyTexts].flatMap((texts) => texts.filter((_, at) => at % 2 === 0)),
  text(
    'Wash the backpack gently in cold water.',
    'Waschen Sie den Rucksack schonend in kaltem Wasser.',
    'Lave la mochila con cuidado y agua fría.',
    'Lavez délicatement le sac à dos à l’eau froide.',
  ),
]

export const sampleTerms: readonly SampleText[] = [
  text('backpack', 'Rucksack', 'mochila', 'sac à dos'),
  text('boot', 'Stiefel', 'bota', 'botte'),
  text('sleeping bag', 'Schlafsack', 'saco de dormir', 'sac de couchage'),
  text('strap', 'Gurt', 'correa', 'sangle'),
  text('tent', 'Zelt', 'tienda', 'tente'),
  text('warranty', 'Garantie', 'garantía', 'garantie'),
]
