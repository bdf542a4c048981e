const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/**
 * Stems that say nothing of what a clause is about: they occur in the measures of 18 or more of the 87 topics of
 * `content/topics`.
 */
export const GENERAL =
  words(`access account agre aid alon arm assemb assess author bank billion bord budget car carry cent children
  common commun concern consent contribution convention cost council court crim cross data day decid demand
  develop dollar donor encourag end establish exchang exist farm financ first fiv food fre fund gener global
  govern grant group health help hold hour human humanitarian includ incom independent inform inspect
  internation invit joint keep land languag law least liv local million money month nation neighbour new offic
  one open organ paid part pay peopl person plac plan program protect public publish reach recommend region
  regular report request resourc result return review right rule saf school secretary secur servic set shar
  six small system technic thre togeth trad train trust two unit use voluntary war water whil within without
  women work world year`)

/** Stems that say little of it: in those of 8 to 17 topics. */
export const FREQUENT =
  words(`abroad accord across act action addition adopt advic affair affect africa age agency agricultur allow
  already among annual answer appeal apply area articl ask asset assistanc attack audit ban basi begin bind
  body border both bring build cas case caus centr chang charg check child civilian clean clear climat clinic
  clos collect commission company compassion conclud cond conferenc conflict contract contribut control cover
  credit crimin custom digit direct disast disput district draw drug duty early economic educ effect elect
  emergency employ environ equal equip evidenc expect expens experienc export extend facil fail fair family
  faster fee feed few figur find firm follow forc form forum found four full gap good guarant guard half high
  hom home hospital host household import insuranc investigat island join judg kept kill labour larg last lead
  learn leav legal level licenc limit line list live loan los loss low map market mean measur mechanism medic
  medicin meet military min mine mov move nam negoti neith network never ninety notic number observ often
  order owner panel participat partn payment peac permanent pledg polic poor poorest port power prepar pric
  prior privat produc profit progress project prosecut protocol provid purchas quart rais ratify receiv recogn
  record recruit refrain refug refus regist releas relief requir research reserv respect respons rest revenu
  risk run safeguard satellit scientific sea secretariat see send sent serv session settl seven ship sign sinc
  singl sixty social speci staf stand standard stay step still stock stop submit sup survey talk target teach
  team ten tenth test themselv third thirty tim trac transf travel treat twelv union univers used verify
  violenc visit wait warn wast weapon weath well whatev withdraw word writ yet young`)
