import { describe, expect, test } from 'vitest';
import { categoryBySlug, categoryOf } from './category';

describe('categoryOf', () => {
  test.each([
    [['rentalRules'], 'property-management'],
    [['gulf_seafood'], 'dining-restaurants'],
    [['waterActivities'], 'events-activities'],
    [['packingList'], 'vacation-tips'],
    [['statePark'], 'local-attractions'],
    [['lighthouse'], 'local-attractions'],
    [[], 'local-attractions'],
  ])('%j is in %s', (tags, slug) => {
    expect(categoryOf(tags).slug).toBe(slug);
  });

  test('follows the order of the categories, not of the tags', () => {
    expect(categoryOf(['travelTips', 'foodFestival', 'ownerAdvice']).slug).toBe('property-management');
    expect(categoryOf(['festival', 'restaurant']).slug).toBe('dining-restaurants');
  });
});

test('categoryBySlug returns null for an unknown slug', () => {
  expect(categoryBySlug('vacation-tips')?.slug).toBe('vacation-tips');
  expect(categoryBySlug('Vacation-Tips')).toBeNull();
});
