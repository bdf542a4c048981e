/** What is done in a crisis within a day: who does what, with what. */
export interface CrisisAction {
  readonly who: string
  readonly what: string
  readonly means: string
  readonly hours: number
}

/** A kind of crisis; its words recognise it and are never shown. */
export interface Crisis {
  readonly words: RegExp
  readonly head: string
  readonly actions: readonly CrisisAction[]
}

/** Actions by the kind of crisis; the last holds for every other. */
export const CRISES: readonly Crisis[] = [
  {
    words: /cyber|hack|ransomware|malware|computer network|power grid|blackout|internet/i,
    head: 'the National Cyber Security Centre',
    actions: [
      {
        who: 'the National Cyber Security Centre',
        what: 'isolates the affected systems and secures the evidence',
        means: 'its own response teams and those of the operators',
        hours: 4,
      },
      {
        who: 'the Ministry of Energy and the operators',
        what: 'switch hospitals and waterworks to emergency power',
        means: 'mobile generators and fuel reserves',
        hours: 8,
      },
      {
        who: 'the Foreign Ministry',
        what: 'asks partners for help through the network of points of contact, and accuses nobody until the evidence is in',
        means: 'the United Nations directory of contacts and the response teams of allies',
        hours: 12,
      },
      {
        who: 'the Government’s spokesperson',
        what: 'warns the public about false messages and says where to find reliable ones',
        means: 'the radio and a web page hosted abroad',
        hours: 6,
      },
    ],
  },
  {
    words: /pandemic|outbreak|epidemic|virus|disease|ebola|cholera|health|vaccine|hospital/i,
    head: 'the Ministry of Health',
    actions: [
      {
        who: 'the Ministry of Health',
        what: 'opens an emergency operations centre and reports confirmed cases to the World Health Organization',
        means: 'the laboratory network and its powers under the International Health Regulations',
        hours: 24,
      },
      {
        who: 'the Ministry of the Interior',
        what: 'screens arrivals at ports and airports, and keeps the borders open for medicine and food',
        means: 'border staff with protective equipment from the national reserve',
        hours: 12,
      },
      {
        who: 'the Ministry of Finance',
        what: 'releases money for tests, beds and protective equipment',
        means: 'the contingency fund in the budget',
        hours: 18,
      },
      {
        who: 'the Government’s spokesperson',
        what: 'tells the public twice a day what is known and what is not',
        means: 'all broadcasters and the mobile networks',
        hours: 6,
      },
    ],
  },
  {
    words:
      /war|invasion|invad|attack|missile|troops|border clash|coup|bomb|shelling|militia|rebel|ceasefire|assassinat/i,
    head: 'the National Security Council',
    actions: [
      {
        who: 'the Chief of Defence',
        what: 'puts units on alert without crossing any border',
        means: 'forces that are already in place',
        hours: 6,
      },
      {
        who: 'the Foreign Ministry',
        what: 'asks for an emergency meeting of the Security Council and opens a line to the other side',
        means: 'our mission in New York and a mediator whom both sides accept',
        hours: 12,
      },
      {
        who: 'the Ministry of the Interior',
        what: 'moves civilians out of the danger zone',
        means: 'buses, schools as shelters, and the Red Cross or Red Crescent',
        hours: 18,
      },
      {
        who: 'an independent commission',
        what: 'begins to collect evidence of what happened',
        means: 'satellite images and witness statements',
        hours: 24,
      },
    ],
  },
  {
    words: /hostage|terror|kidnap|hijack|piracy|pirate/i,
    head: 'the Crisis Cabinet',
    actions: [
      {
        who: 'the police',
        what: 'seal off the area and let only trained negotiators speak to the captors',
        means: 'a special unit and a negotiating team',
        hours: 2,
      },
      {
        who: 'the Foreign Ministry',
        what: 'informs the States whose nationals are among the victims',
        means: 'its crisis desk and their embassies',
        hours: 4,
      },
      {
        who: 'the Ministry of Health',
        what: 'prepares trauma teams and a place for the families',
        means: 'two hospitals near the scene',
        hours: 6,
      },
      {
        who: 'the Government’s spokesperson',
        what: 'confirms the facts and gives no operational details',
        means: 'one briefing every three hours',
        hours: 6,
      },
    ],
  },
  {
    words: /refugee|migra|displace|famine|hunger|drought|humanitarian/i,
    head: 'the Emergency Coordinator',
    actions: [
      {
        who: 'the Emergency Coordinator',
        what: 'opens reception centres and registers families together',
        means: 'tents, water and food from the national stocks',
        hours: 12,
      },
      {
        who: 'the Foreign Ministry',
        what: 'asks for money from the Central Emergency Response Fund and for safe passage',
        means: 'a formal request to the Emergency Relief Coordinator',
        hours: 8,
      },
      {
        who: 'the army’s engineers',
        what: 'clear one road for convoys and mark it',
        means: 'unarmed vehicles under civilian command',
        hours: 18,
      },
      {
        who: 'the Ministry of Education',
        what: 'sets up school tents where children are safe',
        means: 'teachers and UNICEF kits',
        hours: 24,
      },
    ],
  },
  {
    words:
      /earthquake|flood|hurricane|cyclone|typhoon|tsunami|storm|wildfire|fire|volcano|spill|nuclear accident|reactor|climate|disaster/i,
    head: 'the Civil Protection Agency',
    actions: [
      {
        who: 'the Civil Protection Agency',
        what: 'sends out search and rescue teams, to the worst-hit districts first',
        means: 'helicopters, dogs and heavy equipment',
        hours: 6,
      },
      {
        who: 'the Ministry of Health',
        what: 'sets up field hospitals and tests the water',
        means: 'medical reserves and mobile laboratories',
        hours: 12,
      },
      {
        who: 'the Foreign Ministry',
        what: 'asks for international teams and waives visas for them',
        means: 'the INSARAG network and a one-stop desk at the airport',
        hours: 8,
      },
      {
        who: 'the Ministry of Finance',
        what: 'makes a first payment to every family that has lost its home',
        means: 'the disaster reserve',
        hours: 24,
      },
    ],
  },
  {
    words: /bank|currency|market|sanction|trade|tariff|debt|default|inflation|oil price|embargo|econom|financ/i,
    head: 'the Ministry of Finance',
    actions: [
      {
        who: 'the central bank',
        what: 'keeps the banks supplied with cash and guarantees small deposits',
        means: 'its reserves and swap lines with other central banks',
        hours: 6,
      },
      {
        who: 'the Ministry of Finance',
        what: 'calls creditors and the International Monetary Fund to a first meeting',
        means: 'a 90-day standstill on payments',
        hours: 24,
      },
      {
        who: 'the Ministry of Trade',
        what: 'exempts food, fuel and medicine from every measure and countermeasure',
        means: 'licences issued within a day',
        hours: 12,
      },
      {
        who: 'the head of government',
        what: 'explains the measures to the public in plain words',
        means: 'one address on all channels',
        hours: 8,
      },
    ],
  },
  {
    words: /(?:)/,
    head: 'the Crisis Cabinet',
    actions: [
      {
        who: 'the Crisis Cabinet',
        what: 'meets every six hours and keeps a single picture of what is known',
        means: 'a situation room with all ministries',
        hours: 2,
      },
      {
        who: 'the Foreign Ministry',
        what: 'informs the neighbours and the Secretary-General before they hear it from others',
        means: 'direct lines and our mission in New York',
        hours: 6,
      },
      {
        who: 'the Ministry of the Interior',
        what: 'protects the people and places most at risk',
        means: 'police and civil protection',
        hours: 12,
      },
      {
        who: 'the Government’s spokesperson',
        what: 'says what is known, what is not, and when the next update will come',
        means: 'one briefing every six hours',
        hours: 4,
      },
    ],
  },
]
