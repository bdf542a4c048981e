import type { PaperForCampaign } from './paper-for-campaign.ts'
import { PLAINER_PAPERS } from './plainer-papers.ts'

const CLIMATE: PaperForCampaign = {
  campaign: 'climate-crisis-summit',
  title: 'Draft resolution on climate finance and justice',
  head: 'The Conference of the Parties,\n\nAlarmed by the storms and floods of the last decade,\n\nRecalling the Paris Agreement,',
  clauses: [
    [
      'Requests that rich countries give 300 billion dollars of public money a year to developing countries by 2030 and publish yearly milestones towards 1.3 trillion',
      'finance-goal public-core-milestones',
    ],
    [
      'Calls for every Party to put a national roadmap away from coal, oil and gas into its next nationally determined contribution, with targets for 2030 and 2035',
      'fossil-fuels national-road-maps',
    ],
    [
      'Proposes a solidarity levy on shipping and air travel, the proceeds of which shall go to the loss and damage fund',
      'loss-and-damage solidarity-levies',
    ],
    [
      'Encourages all countries to have a national adaptation plan and to build early warning systems that reach everyone',
      'adaptation plans-and-warning',
    ],
    ['Asks schools to teach the science of climate change from the first grade', undefined],
    ['Decides to remain seized of the matter', undefined],
  ],
}

const CYBER: PaperForCampaign = {
  campaign: 'cybersecurity-alliance',
  title: 'Draft resolution on peace in cyberspace',
  head: 'The General Assembly,\n\nNoting the growing number of cyber attacks,\n\nBearing in mind the eleven norms of responsible behaviour,',
  clauses: [
    [
      'Declares that no government may attack hospitals, water works, power grids or undersea cables with digital means',
      'critical-infrastructure civilian-services-off-limits',
    ],
    [
      'Establishes a panel of independent forensic experts under the Secretary-General that investigates attacks and reports who was behind them',
      'attribution independent-panel',
    ],
    [
      'Urges all States to give ransomware gangs no safe haven and to freeze the ransom payments they receive',
      'cybercrime no-safe-havens',
    ],
    [
      'Calls for a voluntary United Nations fund of 50 million dollars a year which pays for cyber training in developing countries',
      'capacity-building voluntary-fund',
    ],
    [
      'Encourages written contributions by companies and civil society and a yearly hearing with them',
      'stakeholders written-contributions',
    ],
    ['Invites artists to paint murals about peace in every capital', undefined],
  ],
}

const NUCLEAR: PaperForCampaign = {
  campaign: 'nuclear-non-proliferation',
  title: 'Draft resolution on strengthening the Treaty on the Non-Proliferation of Nuclear Weapons',
  head: 'The Security Council,\n\nDeeply concerned by the modernisation of nuclear arsenals,',
  clauses: [
    [
      'Calls on all possessors of nuclear weapons to take them off high alert, to freeze their number and to present a plan for reductions',
      'disarmament off-alert-and-cap',
    ],
    [
      'Requests the Secretary-General to name a special envoy for a Middle East free of weapons of mass destruction',
      'middle-east-zone special-envoy',
    ],
    [
      'Asks suppliers to export nuclear material only to States that apply the additional protocol, as a condition of supply',
      'safeguards condition-of-supply',
    ],
    [
      'Requests talks on a legally binding treaty that assures non-nuclear-weapon States against the use or threat of nuclear weapons',
      'assurances binding-assurances',
    ],
    [
      'Calls upon the remaining nine States to ratify the Comprehensive Nuclear-Test-Ban Treaty',
      'testing-and-material ratify-test-ban',
    ],
    [
      'Encourages funding for the technical cooperation of the IAEA in cancer care, farming and clean water',
      'peaceful-uses atoms-for-health',
    ],
    ['Recommends a public holiday in memory of the victims of war', undefined],
  ],
}

const PANDEMIC: PaperForCampaign = {
  campaign: 'pandemic-preparedness',
  title: 'Draft resolution on being ready for the next pandemic',
  head: 'The World Health Assembly,\n\nRemembering the millions who died of COVID-19,',
  clauses: [
    [
      'Decides that patents on vaccines and tests are waived automatically from the day a pandemic emergency is declared',
      'technology-transfer automatic-waiver',
    ],
    [
      'Urges manufacturers to give the World Health Organization 20 per cent of their vaccine production in a pandemic, half of it as a donation',
      'pathogen-benefits fifth-half-donated',
    ],
    [
      'Requests States to let an international team of experts visit the place of an outbreak within seven days',
      'surveillance expert-missions',
    ],
    [
      'Calls upon governments to close markets that sell live wild animals within three years and to help the traders find other work',
      'one-health live-mammal-markets',
    ],
    [
      'Asks developed countries for 10 billion dollars a year in grants for pandemic preparedness',
      'financing ten-billion-grants',
    ],
    [
      'Urges States to exempt purchases by humanitarian organisations from every export ban',
      'supply-lines humanitarian-exemption',
    ],
    ['Supports a music festival for nurses', undefined],
  ],
}

const TRADE: PaperForCampaign = {
  campaign: 'trade-mediation',
  title: 'Draft resolution on fair rules for trade',
  head: 'The General Assembly,\n\nConvinced that trade should serve everyone,',
  clauses: [
    [
      'Invites members of the WTO to join the interim appeal arbitration arrangement and to stop appealing panel reports into the void',
      'dispute-settlement interim-arbitration',
    ],
    [
      'Requests a permanent solution for public stockholding of food in developing countries within one year',
      'farm-support permanent-stockholding',
    ],
    [
      'Calls for the least developed countries and small islands to be exempt from carbon border charges until 2035 and for the revenue to be returned to poorer exporters',
      'carbon-border exempt-and-return',
    ],
    [
      'Encourages States to announce new export restrictions on critical minerals sixty days ahead',
      'critical-minerals sixty-days-notice',
    ],
    [
      'Decides to extend the moratorium on customs duties on electronic transmissions until the next ministerial conference',
      'digital-duties until-next-conference',
    ],
    ['Hopes that delegates will shake hands at the end of every meeting', undefined],
  ],
}

const UKRAINE: PaperForCampaign = {
  campaign: 'ukraine-humanitarian-crisis',
  title: 'Draft resolution on the protection of civilians in Ukraine',
  head: 'The General Assembly,\n\nDistressed by the suffering of civilians,',
  clauses: [
    [
      'Requests the Secretary-General to send observers to the crossing points of humanitarian corridors',
      'humanitarian-access monitored-corridors',
    ],
    [
      'Urges both sides to let the Red Cross visit all prisoners of war and detained civilians',
      'detained-and-children red-cross-visits',
    ],
    [
      'Calls for a safety zone of thirty kilometres around the Zaporizhzhia nuclear power plant without heavy weapons',
      'nuclear-and-grid safety-zone',
    ],
    [
      'Calls for the Black Sea grain initiative to be renewed, with inspections of ships and the clearing of mines',
      'food-and-shipping black-sea-accord',
    ],
    [
      'Urges all parties to cooperate with the commission of inquiry and to preserve evidence of violations',
      'accountability evidence-preserved',
    ],
    ['Supports an international claims commission for the damage that has been done', 'recovery claims-commission'],
    ['Asks football clubs to play a match for peace', undefined],
  ],
}

export const PAPERS_FOR_CAMPAIGNS: readonly PaperForCampaign[] = [
  CLIMATE,
  CYBER,
  NUCLEAR,
  PANDEMIC,
  TRADE,
  UKRAINE,
  ...PLAINER_PAPERS,
]
