/** Words of motions that are easily taken for misspelt ones: "statues" are no "states". */
export const MOTION_WORDS = `
sport sports athlete athletes athletics boxing cycling swimming tennis cricket referee referees stadium stadiums league
leagues museum museums statue statues monument monuments theatre theatres cinema films songs painting paintings cathedral
cathedrals pageant pageants circus circuses zoo zoos animal animals hunting fur farmers meat vegan vegetarian burger burgers
cereal cereals crisps sugar sugary sweets soft drinks smoking smoker vaping tobacco cannabis gambling lottery homework uniform
uniforms exam exams grade grades marks timetable lesson lessons pupil pupils classroom playground playgrounds tuition fees
phone phones smartphone smartphones laptop laptops tablet tablets screens influencer influencers adverts advertising brand
brands wage wages overtime internship internships billionaire billionaires landlord landlords rents bus buses trains traffic
motorway flights helmet helmets monarchy royal king queen jury juries prisons policemen nurse nurses teenager teenagers parents
fireworks cosmetics surgery tattoos bottles packaging straws plastic cash coins tips tourists tourism cruise ships pets dogs
`
