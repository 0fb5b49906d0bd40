type Lists = Readonly<Record<string, ReadonlySet<string>>>

const norwegian = words(
  'f.eks eks bl.a dvs ca kl inkl ekskl dr prof jf hr fr frk adm.dir dir sivilsing cand mag st ang avd evt fhv gj.sn iht',
  'maks min mht mrk mtp nr pga pr pst sml tlf vedr vha vs ø.l forts red utg',
)

/**
 * Words that end with a full stop in mid-sentence and hardly ever at its end, lower-cased, without that stop, by language:
 * titles, and what introduces something. Those that end lists, such as "etc.", are not among them.
 */
export const abbreviations: Lists = {
  en: words(
    'mr mrs ms dr prof st vs e.g i.e cf approx dept est gen gov sen rep col capt lt sgt rev hon',
    'jan feb mar apr jun jul aug sep sept oct nov dec ed eds ave blvd rd viz al u.s u.k messrs mt ft maj cmdr adm pres supt',
  ),
  es: words(
    'sr sra srta sres sras dr dra dres d dña da ud uds vd vds prof profa lic licda ing arq p p.ej ej av avda avd tel tfno',
    'aprox vs ee ee.uu ss cía ave gral cf excmo excma ilmo ilma rvdo rvda fr sto sta pbro gdor cap cte cnel tte dpto depto',
    'edif esq pza plza pje urb trad ed coord dir fdo pdte atte',
  ),
  de: words(
    'z z.b d d.h u u.a o o.ä dr prof hr fr frl str bzw ca vgl ggf evtl inkl exkl zzgl max min mind sog st jh',
    'jan feb apr jun jul aug sept okt nov dez i i.d.r v v.a co dipl ing dipl.-ing mag bsp bspw betr bez geb gest gem gez hl',
    'insb jmd jmdn lt m.e m.w n.chr o.g od österr phil röm s.o s.u schweiz tel u.u u.v.a verh verw z.t z.zt zit zz zzt',
    'allg amtl ausg ausschl bearb begr dt einschl engl entspr erw etw evang ev frz gegr griech hrsg ital jur kath lat med',
    'norddt orig pfd pl rd spez süddt techn übers urspr vorm wiss',
  ),
  pt: words(
    'sr sra srs sras dr dra drs d dom prof profa eng enga arq av r tel p.ex ex aprox cf ltda vs exmo exma v.exa ilmo ilma',
    'rev cap cel gen maj ten sto sta pe fr trav pç est ed org coord trad dep fls',
  ),
  it: words(
    'sig sigg sig.ra sig.na dott dott.ssa dr prof prof.ssa proff ing avv arch geom rag on es p.es cfr tel v.le p.zza c.so',
    'ca circa spett egr gent.mo gent.ma ill.mo mons don s sen gen col cap ten mar d.ssa v l.go f.lli tav vol ediz trad',
  ),
  nl: words(
    'dhr dhrn mevr mw mej dr drs mr ir ing prof bc bacc kapt kol gen lt sgt st burg fam fa wed',
    'bijv bv b.v d.w.z dwz o.a oa m.b.t mbt i.v.m ivm t.o.v tov t.a.v tav m.i.v m.u.v i.p.v ipv n.a.v nav a.d.h.v adhv o.b.v',
    'm.n mn i.h.b t.b.v tbv t.g.v d.m.v dmv m.a.w z.g zgn zg resp ca evt event incl excl nl vnl gem afd tel vgl cf red vert',
    'max min ong plm pl geb overl get uitg aant t.n.v t.w tw i.c i.o o.l.v i.s.m i.t.t i.g.v n.o.t n.v.t w.o n.l v.d a.u.b s.v.p',
    'voorz secr penn mln mld opm bijl hs hss',
  ),
  sv: words(
    't.ex tex bl.a d.v.s dvs s.k sk ca kl resp inkl exkl dr prof jfr jmf forts f.d fd t.o.m tom fr.o.m p.g.a pga m.a.o m.h.t',
    'e.d f.n fn f.ö fö i.e st s:t s:ta ang avd avs bil civ.ing dir doc ev f.o.m fil.dr fig förf hr fru frk fröken inst ing',
    'max min milj mkt motsv ndr obs ordf red ref sekr sid särsk t.h t.v tel trol ung uppl urspr utg v.g vard vs övers',
  ),
  da: words(
    'f.eks feks bl.a dvs ca kl inkl ekskl dr prof jf jfr hr fr frk adm.dir dir cand mag afd ang ansv bd best civ.ing evt fhv',
    'fmd gl gns iflg maks min mht mv.m nuv obs pga pgl red resp sml skt st særl tlf udg vedr vha vs',
  ),
  pl: words(
    'np tzn tzw m.in dr prof hab mgr inż lic doc red gen płk ppłk mjr kpt por ppor sierż ks o św bp abp kard im ul al pl os',
    'woj pow gm wg zob tel tł wyd ang franc hiszp łac niem ros wł gł hr ds dot dyr dyrek n.e ok ob przew',
    'pt pn śp b br godz płd płn wsch zach mec adw nadinsp insp asp st mł mar zast jw tj t.j',
  ),
  cs: words(
    'např tzn tzv tj mj ing mgr bc dr prof doc phdr mudr judr rndr mvdr paeddr rsdr thdr arch akad dis ul nám tř tel fax',
    'cca resp popř příp sv p pí pan sl plk pplk mjr kpt por gen npor rtm kard mons vyd nakl překl red srov angl něm fr',
    'franc lat řec rus slov hl ved mil bří ob okr odd pozn předs vl zn z.ú',
  ),
  sk: words(
    'napr tzn tzv tj t.j ing mgr bc dr prof doc phdr mudr judr rndr mvdr paeddr thdr arch akad ul nám tel cca resp sv popr príp',
    'pl pplk plk mjr kpt por gen p pí slov angl nem fr lat grec rus hl zv red vyd prekl porov okr odd pozn preds',
  ),
  ru: words(
    'г гг в вв ул пр пр-т просп пл д корп кв тел им проф акад доц др.-греч т.е т т.к т.н т.о напр см ср пер пос дер обл р-н респ ред',
    'изд сост авт гос ген полк подп майор кап лейт адм инж канд гр г-н г-жа о-в св митр архим прот свящ англ нем фр',
    'франц лат греч итал исп рус укр яп кит араб евр букв устар перен разг яз прим ок мин макс прибл соотв уст о.о',
    'бул наб ш стр-во вкл искл вып отв зав зам пом деп чл член-корр чл.-корр б бывш',
  ),
  uk: words(
    'р рр вул пл просп пр пров бул обл м с.м.т смт кв буд корп тел ім проф акад доц т т.зв т.ч див напр св р-н ред вид авт гол',
    'пор ген полк кап лейт інж канд гр п о-в англ нім фр лат грец італ ісп рос укр біл пол приб прибл відп заст зав мін упор',
  ),
  tr: words(
    'dr prof doç yrd öğr.gör arş.gör av sn bkz örn mah cad sok blv apt kat tel alb müh mim yzb bnb yb tğm org kor gen hz',
    'st alm ing fr ar far yun lat çev haz ed age krş yak bul',
  ),
  fi: words(
    'esim ts toht tri prof maist dipl.ins dos fil.tri synt s.o v puh os ent nk ns ks vrt vt mm toim suom engl',
    'ruots saks ransk lat kreik noin n rva hra nti kirj kust ao em ed ko',
  ),
  nb: norwegian,
  nn: norwegian,
  no: norwegian,
  hu: words(
    'dr prof ifj id özv pl ill kb ún vö ld tel kft szerk ford gróf br hg szt szül megj u.n ti tkp vki vmi mk m.k b.e',
  ),
  ro: words(
    'dl dlui d-l d-na dna dnei dr prof ing arh av conf lect asist acad str bd b-dul șos al sf gen col lt cpt mr plt tel ex p.ex',
    'aprox cca cf red trad coord ed jud mun com sat engl fr germ lat rus',
  ),
  ca: words(
    'sr sra srs dr dra drs p.ex ex av avda c pl pça ctra tel aprox cf sta st mn excm excma ilm prof dir ed trad vs',
  ),
  gl: words('sr sra dr dra p.ex ex av avda r pza tel aprox cf prof dir ed'),
  el: words('π.χ κ κα κος δρ καθ αρ τηλ βλ πρβλ π.μ λεωφ οδ πλ αγ στρ ταγμ σμ λ δηλ μτφ επιμ εκδ συγγρ υπ τ.κ'),
  ar: words('د أ م ص ج هـ ق.م'),
  fr: words(
    'm mm mme mmes mlle mlles dr drs pr me mes mgr p p.ex ex c.-à-d cf av bd boul éd st ste env tél cie dép fg gal col cdt',
    'cap lt adj sgt r.p s.a.r sq trad coord dir resp vs all angl esp ital lat gr néerl',
  ),
  bg: words(
    'ул бул пл жк бл вх ет ап тел проф доц акад инж арх д-р г-н г-жа напр вж ср т.е т.нар св ген полк кап лат гр англ нем фр',
  ),
  hr: words(
    'npr tzv tj dr prof doc mr mag dipl ing ul trg tel sv gđa gđica g gosp ak usp v vidi engl njem franc lat grč',
  ),
  sr: words('npr tzv tj dr prof doc mr dipl ing ul trg tel sv g gđa нпр тзв тј др проф доц мр инж ул тел св'),
  sl: words('npr t.i tj t.j dr prof doc mag dipl inž univ ul trg tel sv g ga gdč gl prim angl nem franc lat gr oz ok'),
  et: words('nt näit dr prof dots hr pr prl tn mnt pst tel vt vrd ing sks st s.o s.t'),
  lv: words('piem dr prof doc tel iel nod sk skat sal angļu vācu t.i t.s st'),
  lt: words('pvz dr prof doc habil g pr al tel plg žr vad pan t.y šv p angl vok pranc lot gr akad'),
  is: words('t.d þ.e s.s dr prof sr hr frú fr u.þ.b skv sbr próf'),
}

/** Those that only go on before a number, in every language, since some are words as well: "no. 5", "Art. 3". */
export const beforeNumbersEverywhere = words(
  'no nos nr n núm nº n° p pp s art abs fig figs vol vols ch chap kap cap pág págs pag pagg sec abb tab bd',
)

/** The same by language: parts of documents, and months. */
export const beforeNumbers: Lists = {
  en: words('para paras sect ex eq eqs app pt pl l ll v'),
  de: words('ziff rn rz anm anl bl kl lfd aufl jg heft nrn seite sp teil zeile z jh'),
  fr: words('al éq pl t ann annexe par sect'),
  it: words('n nn pag pagg artt co comma tab all'),
  es: words('arts figs ap vols tab lám t'),
  pt: words('arts num inc par tab pp fl'),
  nl: words(
    'blz bladz pag p nr nrs art artt par hfst hst fig afb tab dl dln jrg bijl lid ex vs kol jan feb febr mrt apr jun jul aug sep sept okt nov dec tel vanaf zaak',
  ),
  sv: words('s sid nr kap fig tab st mom bil art avsn vers jan febr feb apr aug sept okt nov dec § not'),
  da: words('s nr kap fig tab stk art afsn bilag jan feb apr aug sept okt nov dec'),
  nb: words('s nr kap fig tab art avsn vedl jan feb apr aug sept okt nov des'),
  nn: words('s nr kap fig tab art avsn vedl jan feb apr aug sept okt nov des'),
  no: words('s nr kap fig tab art avsn vedl jan feb apr aug sept okt nov des'),
  pl: words('s str nr nry rozdz rys tab art ust poz par pkt ppkt lit zał t vol ryc fot § sygn'),
  cs: words('č čís s str kap obr tab odst čl par sv díl roč písm bod pozn příl § ř tel'),
  sk: words('č čís s str kap obr tab ods čl par zv diel roč písm pozn príl § tel'),
  ru: words('с стр рис табл гл ст п пп ч т тт разд илл № прил прим абз вып кн д кв корп оф эт'),
  uk: words('с стор рис табл гл ст п пп ч т розд іл № дод прим абз вип кн буд кв оф'),
  fi: words('s nro n:o kuv taul luku kohta mom art v'),
  hu: words('o old sz bek fej áb tábl r ker'),
  ro: words('nr art pag p cap fig tab al lit alin vol pct et ap bl sc'),
  tr: words('s no md böl şek tab c sy par ek'),
  el: words('σελ σσ αρ αριθ άρθ αρθ κεφ εικ πίν σχ τόμ παρ § τεύχ'),
  ca: words('pàg pàgs núm art cap fig vol ap'),
  bg: words('с стр фиг табл гл чл ал т бр'),
  hr: words('str br sl tab čl st gl poglavlje'),
  sl: words('str št sl tab čl odst pogl'),
  et: words('lk nr joon tab ptk p'),
  lv: words('lpp nr att tab nod p'),
  lt: words('p psl nr pav lent sk str d'),
}

function words(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ').map((word) => word.replace(/\.$/, ''))))
}
