import type { PaperForCampaign } from './paper-for-campaign.ts'

/** Papers in plainer words, written after the reader was made. */
export const PLAINER_PAPERS: readonly PaperForCampaign[] = [
  {
    campaign: 'climate-crisis-summit',
    title: 'Resolution on the climate emergency',
    head: 'The Conference of the Parties,',
    clauses: [
      [
        'Calls upon developed countries to triple their money for adaptation to 120 billion dollars a year by 2035',
        'adaptation triple-by-2035',
      ],
      [
        'Decides to phase out fossil fuels and to license no new oil and gas fields after 2030',
        'fossil-fuels dated-phase-out',
      ],
      [
        'Suggests that every two years all Parties report their emissions in common tables',
        'transparency common-tables',
      ],
      [
        'Urges a first replenishment of the loss and damage fund with 10 billion dollars by 2030',
        'loss-and-damage first-replenishment',
      ],
      ['Rejects any carbon charge at the border', undefined],
      [
        'Calls for a mechanism that retrains coal workers and shares clean technology for a just transition',
        'trade-and-transition transition-mechanism',
      ],
      [
        'Urges wealthy nations to mobilise at least three hundred billion dollars of climate finance annually by 2035',
        'finance-goal three-hundred-billion',
      ],
    ],
  },
  {
    campaign: 'cybersecurity-alliance',
    title: 'Cyber norms and trust',
    head: 'The General Assembly,',
    clauses: [
      [
        'Requests that countries publish how international law applies to the use of information technologies and look for common understandings',
        'binding-law common-understandings',
      ],
      [
        'Calls for help within 24 hours whenever the critical infrastructure of a State is attacked',
        'critical-infrastructure assistance-on-request',
      ],
      [
        'Urges accusing governments to publish their technical evidence by a common standard',
        'attribution standard-of-evidence',
      ],
      [
        'Recommends that each country has a computer emergency response team by 2030, supported with 200 million dollars a year',
        'capacity-building team-in-every-state',
      ],
      [
        'Asks all States to ratify the UN Convention against Cybercrime with its human rights safeguards',
        'cybercrime convention-with-safeguards',
      ],
      [
        'Demands full seats for companies, researchers and civil society in the expert groups',
        'stakeholders full-seats',
      ],
    ],
  },
  {
    campaign: 'nuclear-non-proliferation',
    title: 'The future of the NPT',
    head: 'The Security Council,',
    clauses: [
      [
        'Decides to open negotiations on the elimination of all nuclear weapons by 2045',
        'disarmament elimination-framework',
      ],
      [
        'Calls for a conference of all Middle Eastern States under the authority of the Security Council to negotiate the zone',
        'middle-east-zone binding-conference',
      ],
      [
        'Urges countries that enrich uranium to apply the additional protocol and let inspectors return',
        'safeguards sensitive-plants',
      ],
      ['Decides that nobody shall use nuclear weapons first', 'assurances no-first-use'],
      [
        'Requests the Conference on Disarmament to negotiate a ban on fissile material for weapons',
        'testing-and-material negotiate-cut-off',
      ],
      [
        'Supports a guaranteed supply of reactor fuel through the IAEA fuel bank in Kazakhstan',
        'peaceful-uses fuel-guarantee',
      ],
    ],
  },
  {
    campaign: 'pandemic-preparedness',
    title: 'Health for all',
    head: 'The World Health Assembly,',
    clauses: [
      [
        'Encourages companies to share their patents through the Medicines Patent Pool',
        'technology-transfer voluntary-licences',
      ],
      [
        'Requests a standard contract for every laboratory that receives pathogen samples so that sequences can be traced to products',
        'pathogen-benefits contracts-and-tracing',
      ],
      [
        'Urges States to notify outbreaks within 24 hours and share genetic sequences within 72 hours, without being punished by travel bans',
        'surveillance seventy-two-hours',
      ],
      ['Calls for national One Health plans with the help of WHO and FAO', 'one-health national-plans'],
      ['Encourages replenishment of the Pandemic Fund at the World Bank', 'financing replenish-the-fund'],
      [
        'Decides that no State may ban the export of pandemic products and that stocks are allocated by public health need',
        'supply-lines allocation-by-need',
      ],
      ['Opposes a waiver of patents', undefined],
    ],
  },
  {
    campaign: 'trade-mediation',
    title: 'Trade that works for everyone',
    head: 'The General Assembly,',
    clauses: [
      [
        'Requests that the Appellate Body be filled within two years on reformed terms',
        'dispute-settlement reformed-bench',
      ],
      [
        'Urges countries to freeze trade-distorting farm support and to halve cotton subsidies by 2029',
        'farm-support freeze-and-cotton',
      ],
      ['Decides to suspend carbon border charges until there are common rules', 'carbon-border suspend-charges'],
      [
        'Asks importers to invest in processing where the minerals are mined while producers honour their contracts',
        'critical-minerals processing-for-contracts',
      ],
      [
        'Calls for duty-free access to continue for nine years after a country leaves the category of least developed countries',
        'special-treatment smooth-graduation',
      ],
      [
        'Recommends five years without duties on electronic transmissions and a fund for connectivity',
        'digital-duties five-years-with-fund',
      ],
    ],
  },
  {
    campaign: 'ukraine-humanitarian-crisis',
    title: 'Relief for Ukraine',
    head: 'The General Assembly,',
    clauses: [
      [
        'Calls for daily humanitarian pauses of six hours to evacuate civilians and let food and medicine pass',
        'humanitarian-access daily-windows',
      ],
      [
        'Demands the release of all prisoners of war within ninety days on the principle of all for all and the return of every child',
        'detained-and-children all-for-all',
      ],
      [
        'Asks for local ceasefires to repair the power lines of the nuclear power plant',
        'nuclear-and-grid power-line-truces',
      ],
      [
        'Urges all sides to spare ports, grain stores and merchant ships in the Black Sea',
        'food-and-shipping ports-spared',
      ],
      ['Supports a special tribunal for the crime of aggression', 'accountability special-tribunal'],
      ['Recommends that frozen Russian state assets pay for reparations', 'recovery assets-for-reparation'],
    ],
  },
]
